import { siteOf } from '../origin/patron/site-of.ts';
import { admissionOf, windowStart, type Admission, type Policy } from './admission.ts';

const MINUTE = 60_000;

/** Limit of an IPv4 address or a /64, which thousands of phones may share. */
export const NETWORK_POLICY: Policy = { name: 'network', quota: 1_200, windowMs: MINUTE };
/** Limit of a /48, whose owner has 65,536 networks. */
export const SITE_POLICY: Policy = { name: 'site', quota: 6_000, windowMs: MINUTE };

/**
 * How much more the product's own pages may read: a mobile carrier has thousands of fans behind one address,
 * and each of their pages reads some calls at a goal.
 */
export const PAGES_SHARE = 10;

/** Most counts in memory. Then all begin again, which is better than to refuse newcomers. */
const MAX_COUNTS = 50_000;

/**
 * Limits the public reads of those without a partner key. It counts in one isolate: a reader whose requests
 * reach several isolates has the limit in each.
 */
export class NetworkLimits {
  #window = 0;
  readonly #used = new Map<string, number>();

  /**
   * Counts one request of a network at `now` (ms) if it is admitted. The product's own pages count apart, so
   * that no other reader of a shared address can use up their limit.
   */
  admit(network: string, isOwnPage: boolean, now: number): Admission {
    const window = windowStart(NETWORK_POLICY, now);
    if (window !== this.#window || this.#used.size > MAX_COUNTS) this.#used.clear();
    this.#window = window;
    const kind = isOwnPage ? 'page' : 'reader';
    const site = siteOf(network);
    const keys = [
      { policy: NETWORK_POLICY, key: `${kind} ${network}` },
      ...(site === null ? [] : [{ policy: SITE_POLICY, key: `${kind} ${site}` }]),
    ];
    const counted = keys.map(({ policy, key }) => ({
      key,
      policy: isOwnPage ? { ...policy, quota: policy.quota * PAGES_SHARE } : policy,
      used: this.#used.get(key) ?? 0,
    }));
    const admission = admissionOf(counted, now);
    if (admission.isAdmitted) for (const { key, used } of counted) this.#used.set(key, used + 1);
    return admission;
  }
}
