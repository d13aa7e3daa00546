import * as v from 'valibot';
import { log } from '../../realtime/hosts/log.ts';
import { renewTokens } from '../contracts/session-calls.ts';
import { readBytes } from '../read-bytes.ts';
import type { Answering, Caller } from '../upstream/call.ts';
import type { Renewal } from './renewals.ts';
import type { AskForRenewal } from './request-session.ts';
import { readToken } from './session-cookies.ts';

const LIMIT = 64_000;
/** Assumed lifetime of a token if the answer does not give it, s. */
const USUAL_LIFE = 900;

const answerSchema = v.object({
  data: v.object({
    accessToken: v.string(),
    renewalToken: v.optional(v.nullable(v.string())),
    expiresIn: v.optional(v.number()),
  }),
});

/**
 * Statuses that end the session. An API that fails in any other way, or answers without a renewal, does not
 * end it: cleared cookies cannot be restored.
 */
const REFUSING: ReadonlySet<number> = new Set([400, 401, 403]);

/** Returns a function that renews a caller's session at the patron API. */
export function askForRenewal(answering: Answering, caller: Caller): AskForRenewal {
  return async (renewalToken) => {
    const askedAt = Date.now();
    const answer = await answering({
      upstream: 'patron',
      path: renewTokens.path,
      search: '',
      method: 'POST',
      headers: new Headers({ accept: 'application/json', 'content-type': 'application/json' }),
      body: Uint8Array.from(
        new TextEncoder().encode(JSON.stringify(renewalToken === null ? {} : { renewalToken })),
      ),
      caller,
    });
    const renewal = await renewalOf(answer, askedAt);
    // Spec point 4: a renewal that fails is logged, and nothing is shown.
    if (renewal.kind !== 'renewed')
      log('warn', 'session-not-renewed', { status: answer.status, outcome: renewal.kind });
    return renewal;
  };
}

/**
 * Returns the outcome of a renewal. Counts the token's life from `askedAt` (ms), before the
 * request: a slow answer used up some of it.
 */
async function renewalOf(answer: Response, askedAt: number): Promise<Renewal> {
  const read = await readBytes(answer, { bytes: LIMIT });
  if (REFUSING.has(answer.status)) return { kind: 'refused' };
  if (answer.status === 429)
    return { kind: 'limited', retryAfter: answer.headers.get('retry-after') };
  if (!answer.ok || read.kind !== 'bytes') return { kind: 'unavailable' };
  try {
    const { data } = v.parse(answerSchema, JSON.parse(new TextDecoder().decode(read.bytes)));
    const accessToken = readToken(data.accessToken);
    if (accessToken === null) return { kind: 'unavailable' };
    return {
      kind: 'renewed',
      credentials: { accessToken, renewalToken: readToken(data.renewalToken) },
      expiresAt: askedAt + (data.expiresIn ?? USUAL_LIFE) * 1_000,
    };
  } catch {
    return { kind: 'unavailable' };
  }
}
