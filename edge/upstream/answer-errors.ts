import * as v from 'valibot';
import { callAt } from '../contracts/call-list.ts';
import type { ErrorBody } from '../contracts/envelope.ts';
import {
  GENERIC_FAILURE,
  INCORRECT_CODE,
  NOT_IN_YOUR_COUNTRY,
  OWN_MESSAGES,
  RETRY_LIMIT,
} from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import { log } from '../../realtime/hosts/log.ts';
import { loggedPath } from '../logged-path.ts';
import type { Call, Stage } from './call.ts';
import { failureOf } from './failure-of.ts';
import { isForVisitors } from './for-visitors.ts';
import { RETRIED_HEADER } from './headers.ts';
import { refusesInput } from './refuses-input.ts';

/** Largest error body that is read, bytes. */
const ERROR_LIMIT = 64_000;

/**
 * Answers every failure as `{message, state?}` with the upstream's status, or 400 if it refuses the call's text (see
 * `refusesInput`). Spec point 8 sets the message for the situations that it lists. Otherwise the upstream's message
 * stays (spec point 7), even for a 5xx, unless it reveals internals. A redirect, a status above 511 and a success
 * with a body other than JSON become 502.
 */
export const answerErrors: Stage = async (call, next) => {
  const answer = await next(call);
  const failure = failureOf(answer);
  if (failure === null) return answer;
  const said = await readError(answer);
  // An API that names a state says itself why it refuses.
  const isRefusedInput = said.state === undefined && refusesInput(answer.status, call);
  const status = isRefusedInput ? 400 : failure;
  if (status >= 500 || isRefusedInput) {
    const { upstream, path, method } = call;
    log(status >= 500 ? 'error' : 'warn', 'upstream-failed', {
      upstream,
      method,
      path: loggedPath(path),
      status: answer.status,
    });
  }
  const body = errorBody(status, call, said);
  const kept = new Headers({ 'cache-control': 'no-store' });
  for (const name of ['retry-after', RETRIED_HEADER]) {
    const value = answer.headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return Response.json(body, { status, headers: kept });
};

/** An error's body. A malformed member does not affect the other. */
const saidSchema = v.object({
  message: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))), undefined),
  state: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger())), undefined),
});
type Said = v.InferOutput<typeof saidSchema>;

function errorBody(status: number, call: Call, { message, state }: Said): ErrorBody {
  const isSayable = status < 500 || isForVisitors(message ?? '');
  return {
    message: wordsFor(status, call, state) ?? ((isSayable && message) || GENERIC_FAILURE),
    ...(state !== undefined && { state }),
  };
}

/** Returns the message that spec point 8 sets for a failure; null if it sets none. */
function wordsFor(status: number, { upstream, method, path }: Call, state?: number): string | null {
  if (state === STATE.notInYourCountry || status === 451) return NOT_IN_YOUR_COUNTRY;
  if (state === STATE.incorrectCode) return INCORRECT_CODE;
  if (status === 429) return RETRY_LIMIT;
  if (status !== 404) return null;
  const missing = callAt(upstream, method, path)?.missing;
  return missing !== undefined && OWN_MESSAGES.has(missing) ? missing : null;
}

/**
 * Returns the message and state of a failed answer; neither if its body is too large, incomplete or
 * not JSON, or that of a redirect or a page, which are no API's words.
 */
async function readError(answer: Response): Promise<Said> {
  if (!answer.body) return {};
  if (answer.status < 400) {
    await answer.body.cancel();
    return {};
  }
  try {
    let text = '';
    let size = 0;
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      size += chunk.byteLength;
      if (size > ERROR_LIMIT) return {};
      text += decoder.decode(chunk, { stream: true });
    }
    const body = v.safeParse(saidSchema, JSON.parse(text));
    return body.success ? body.output : {};
  } catch {
    return {};
  }
}
