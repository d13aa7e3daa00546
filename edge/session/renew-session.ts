import { callAt } from '../contracts/call-list.ts';
import type { ErrorBody } from '../contracts/envelope.ts';
import {
  GENERIC_FAILURE,
  RETRY_LIMIT,
  SESSION_OVER,
  SIGN_IN_FIRST,
} from '../contracts/messages.ts';
import { renewTokens } from '../contracts/session-calls.ts';
import { STATE } from '../contracts/states.ts';
import type { Call, Stage } from '../upstream/call.ts';
import type { SessionRenewal } from './request-session.ts';
import { signsIn } from './session-calls.ts';

/** Renews the session that a call was made with. */
export type RenewSession = (call: Call) => Promise<SessionRenewal>;

/**
 * Returns the stage that retries a call once after a 401, with a renewed session's token and the
 * same body (design §4). The second answer is final. Without a renewal, public data is read
 * anonymously. What a fan may send with or without an account is sent without one once the session
 * is over. Any other call answers 401 with state 11851 if the session is over, and without a state if
 * its renewal is refused unclearly; 429 if the API limits the renewal, else 503.
 */
export function renewSession(renew: RenewSession): Stage {
  return async (call, next) => {
    const first = await next(call);
    if (first.status !== 401 || isAboutBody(call)) return first;
    const renewal = await renew(call);
    const accessToken = renewal.kind === 'renewed' ? renewal.credentials.accessToken : null;
    const isOther = accessToken !== call.caller.accessToken;
    // An unread answer would keep its connection.
    if (isOther && (accessToken !== null || isAnyones(call, renewal))) {
      await first.body?.cancel();
      return next({ ...call, caller: { ...call.caller, accessToken } });
    }
    if (renewal.kind === 'renewed' || renewal.kind === 'no-session') return first;
    await first.body?.cancel();
    return answerNotRenewed(renewal);
  };
}

/**
 * Returns the answer to a call after a failed renewal: the session is missing, over, or in an
 * unknown state.
 */
export function answerNotRenewed(renewal: Exclude<SessionRenewal, { kind: 'renewed' }>): Response {
  const { kind } = renewal;
  const headers = { 'cache-control': 'no-store' };
  if (kind === 'limited') {
    const { retryAfter } = renewal;
    const said: ErrorBody = { message: RETRY_LIMIT, state: STATE.retryLimit };
    const limit = retryAfter === null ? headers : { ...headers, 'retry-after': retryAfter };
    return Response.json(said, { status: 429, headers: limit });
  }
  if (kind === 'unavailable')
    return Response.json({ message: GENERIC_FAILURE } satisfies ErrorBody, {
      status: 503,
      headers,
    });
  // Anybody may bring a refusal about by an invented token, so it is no failure of ours.
  if (kind === 'unclear')
    return Response.json({ message: GENERIC_FAILURE } satisfies ErrorBody, {
      status: 401,
      headers,
    });
  const said: ErrorBody =
    kind === 'refused'
      ? { message: SESSION_OVER, state: STATE.sessionOver }
      : { message: SIGN_IN_FIRST, state: STATE.signInRequired };
  return Response.json(said, { status: 401, headers });
}

/** Whether a 401 to this call concerns its body: a retry would try a wrong password twice. */
function isAboutBody({ upstream, path }: Call): boolean {
  return upstream === 'patron' && (path === renewTokens.path || signsIn(path));
}

/** Whether a call may be made without a session after this outcome of its renewal: a fan's own only if it is over. */
function isAnyones({ upstream, method, path }: Call, { kind }: SessionRenewal): boolean {
  if (upstream === 'patron') return false;
  const caller = callAt(upstream, method, path)?.caller;
  return caller === 'anyone' || (caller === 'anyone-or-user' && kind === 'refused');
}
