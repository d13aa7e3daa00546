import * as v from 'valibot';
import { log } from '../../realtime/hosts/log.ts';
import { errorBodySchema } from '../contracts/envelope.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { renewTokens } from '../contracts/session-calls.ts';
import { STATE } from '../contracts/states.ts';
import { readBytes, type ReadBytes } from '../read-bytes.ts';
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

/** Refusals that pass by themselves. 451 is none: any caller may claim a country. */
const PASSING = new Set([408, 409, 425]);

/** Returns a function that renews a caller's session at the patron API. */
export function askForRenewal(answering: Answering, caller: Caller): AskForRenewal {
  return async (renewalToken) => {
    const askedAt = Date.now();
    const answer = await answering({
      upstream: 'patron',
      path: renewTokens.path,
      search: '',
      method: 'POST',
      headers: new Headers({ 'content-type': 'application/json' }),
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
  if (isRefusal(answer.status, read)) return { kind: 'refused' };
  if (answer.status === 429)
    return { kind: 'limited', retryAfter: answer.headers.get('retry-after') };
  if (!answer.ok && answer.status < 500 && !PASSING.has(answer.status)) return { kind: 'unclear' };
  if (!answer.ok || read.kind !== 'bytes') return { kind: 'unavailable' };
  try {
    const { data } = v.parse(answerSchema, jsonOf(read.bytes));
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

/**
 * Whether an API refuses a token: by 401, by 400 in words of its own, or by the state of a session that is over. A
 * firewall before the API answers 403, and sometimes 400, and ends no session: cleared cookies cannot be restored.
 */
function isRefusal(status: number, read: ReadBytes): boolean {
  if (status === 401) return true;
  if ((status !== 400 && status !== 403) || read.kind !== 'bytes') return false;
  // The pipeline has made each failure a body of this shape.
  const { message, state } = v.parse(errorBodySchema, jsonOf(read.bytes));
  return state === STATE.sessionOver || (status === 400 && message !== GENERIC_FAILURE);
}

function jsonOf(bytes: Uint8Array<ArrayBuffer>): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
