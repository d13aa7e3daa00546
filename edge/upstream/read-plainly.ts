import { callAt } from '../contracts/call-list.ts';
import type { Call, Stage } from './call.ts';
import { failureOf, isJson } from './failure-of.ts';
import { TO_PATRON } from './headers.ts';

/** Refusals that are not about such an addition, or pass by themselves. */
const NOT_REPEATED = new Set([401, 404, 408, 409, 410, 425, 429, 451]);

/**
 * Sends a read that is refused once more without what a client adds to it: headers, such as conditions, and a token on
 * which the answer does not depend. A firewall may suspect their text (ADR 25).
 */
export const readPlainly: Stage = async (call, next) => {
  const first = await next(call);
  const plain = plainOf(call);
  if (!plain || !mayRefuseAddition(first)) return first;
  // An unread answer would keep its connection.
  await first.body?.cancel();
  return next(plain);
};

/** Returns a read without additions; null if it has none. */
function plainOf(call: Call): Call | null {
  const { upstream, method, path, caller } = call;
  if (method !== 'GET') return null;
  const isPublic = callAt(upstream, method, path)?.caller === 'anyone';
  const accessToken = isPublic ? null : caller.accessToken;
  const headers = new Headers(call.headers);
  for (const name of TO_PATRON) headers.delete(name);
  const hasOwn = TO_PATRON.some((name) => call.headers.has(name));
  if (!hasOwn && accessToken === caller.accessToken) return null;
  return { ...call, headers, caller: { ...caller, accessToken } };
}

/** Whether an answer is a refusal, or a page in place of JSON. An API's own words refuse other input, but for 403. */
function mayRefuseAddition(answer: Response): boolean {
  const { status } = answer;
  if (failureOf(answer) === null || status >= 500 || NOT_REPEATED.has(status)) return false;
  return status < 400 || status === 403 || !isJson(answer);
}
