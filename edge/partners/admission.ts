/** A limit of requests in windows of equal length, which begin at multiples of it since 1970. */
export interface Policy {
  /** Names the limit in `RateLimit` and `RateLimit-Policy`. */
  name: string;
  /** Requests in a window. */
  quota: number;
  windowMs: number;
}

/** A policy, and the requests of its current window so far. */
export interface Counted {
  policy: Policy;
  used: number;
}

export interface Admission {
  isAdmitted: boolean;
  /** Time until a refused reader may try again, s; 0 for an admitted one. */
  retryAfter: number;
  /** `RateLimit-Policy` and `RateLimit`, as draft-ietf-httpapi-ratelimit-headers-11 defines them. */
  headers: Readonly<Record<'ratelimit-policy' | 'ratelimit', string>>;
}

/** Returns the start of the policy's window at `now`; both are ms. */
export function windowStart({ windowMs }: Pick<Policy, 'windowMs'>, now: number): number {
  return now - (now % windowMs);
}

/** Returns whether one more request fits all policies at `now` (ms), and the answer's headers. */
export function admissionOf(counted: readonly Counted[], now: number): Admission {
  const spent = counted.filter(({ policy, used }) => used >= policy.quota);
  const isAdmitted = spent.length === 0;
  const left = ({ policy: { quota }, used }: Counted) =>
    Math.max(0, quota - used - (isAdmitted ? 1 : 0));
  return {
    isAdmitted,
    retryAfter: Math.max(0, ...spent.map(({ policy }) => secondsLeft(policy, now))),
    headers: {
      'ratelimit-policy': counted
        .map(
          ({ policy: { name, quota, windowMs } }) => `"${name}";q=${quota};w=${windowMs / 1_000}`,
        )
        .join(', '),
      ratelimit: counted
        .map((each) => `"${each.policy.name}";r=${left(each)};t=${secondsLeft(each.policy, now)}`)
        .join(', '),
    },
  };
}

function secondsLeft(policy: Policy, now: number): number {
  return Math.ceil((windowStart(policy, now) + policy.windowMs - now) / 1_000);
}
