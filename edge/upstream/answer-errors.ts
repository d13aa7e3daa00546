import * as v from 'valibot';
import { errorBodySchema, type ErrorBody } from '../contracts/envelope.ts';
import {
  GENERIC_FAILURE,
  INCORRECT_CODE,
  NOT_IN_YOUR_COUNTRY,
  RETRY_LIMIT,
  STATE,
} from '../contracts/messages.ts';
import { log } from '../log.ts';
import type { Stage } from './call.ts';
import { RETRIED_HEADER } from './headers.ts';

/** No error has more to say than this, bytes. */
const ERROR_LIMIT = 64_000;

/**
 * Answers every failure as `{message, state?}` with the words of spec point 8.
 * An upstream's own message stays where it speaks to the visitor (4xx); what
 * it says of itself (5xx), a redirect and what is no JSON do not.
 */
export const answerErrors: Stage = async (call, next) => {
  const answer = await next(call);
  const status = failureOf(answer);
  if (status === null) return answer;
  if (status >= 500) {
    const { upstream, path, method } = call;
    log('error', 'upstream-failed', { upstream, method, path, status: answer.status });
  }
  const body = errorBody(status, await readError(answer));
  const kept = new Headers({ 'cache-control': 'no-store' });
  for (const name of ['retry-after', RETRIED_HEADER]) {
    const value = answer.headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return Response.json(body, { status, headers: kept });
};

/** The status of the failure that an answer is, or null of a good one. */
function failureOf(answer: Response): number | null {
  if (answer.status >= 400) return answer.status;
  if (answer.status === 304 || answer.status === 204) return null;
  if (answer.status >= 300) return 502;
  const type = answer.headers.get('content-type') ?? '';
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(type) || !answer.body ? null : 502;
}

function errorBody(status: number, said: ErrorBody | null): ErrorBody {
  const state = said?.state;
  const withState = state === undefined ? {} : { state };
  if (state === STATE.notInYourCountry) return { message: NOT_IN_YOUR_COUNTRY, ...withState };
  if (state === STATE.incorrectCode) return { message: INCORRECT_CODE, ...withState };
  if (status >= 500) return { message: GENERIC_FAILURE, ...withState };
  const fallback = status === 429 ? RETRY_LIMIT : GENERIC_FAILURE;
  return { message: said?.message || fallback, ...withState };
}

/** What a failed answer says, or null when that cannot be read: it may be broken off. */
async function readError(answer: Response): Promise<ErrorBody | null> {
  if (!answer.body) return null;
  try {
    let text = '';
    let size = 0;
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      size += chunk.byteLength;
      if (size > ERROR_LIMIT) return null;
      text += decoder.decode(chunk, { stream: true });
    }
    const body = v.safeParse(errorBodySchema, JSON.parse(text));
    return body.success ? body.output : null;
  } catch {
    return null;
  }
}
