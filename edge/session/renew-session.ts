import { callAt } from '../contracts/call-list.ts';
import type { ErrorBody } from '../contracts/envelope.ts';
import { GENERIC_FAILURE, SESSION_OVER, SIGN_IN_FIRST } from '../contracts/messages.ts';
import { renewTokens } from '../contracts/session-calls.ts';
import { STATE } from '../contracts/states.ts';
import type { Call, Stage } from '../upstream/call.ts';
import type { SessionRenewal } from './request-session.ts';
import { signsIn } from './session-calls.ts';

/** Renews the session that a call was made with. */
export type RenewSession = (call: Call) => Promise<SessionRenewal>;

/**
 * Sends a call that was answered with 401 a second time with a renewed session's
 * token, its body and all (design §4). What the second try answers stands. Where
 * the session cannot be renewed, what anybody may read is read as nobody; any other
 * call answers 401 with state 11851 where the session is over, and 503 where nobody
 * could tell.
 */
export function renewSession(renew: RenewSession): Stage {
  return async (call, next) => {
    const first = await next(call);
    if (first.status !== 401 || isAboutBody(call)) return first;
    const renewal = await renew(call);
    const accessToken = renewal.kind === 'renewed' ? renewal.credentials.accessToken : null;
    const isOther = accessToken !== call.caller.accessToken;
    // An answer that is not read keeps its connection.
    if (isOther && (accessToken !== null || isAnyones(call))) {
      await first.body?.cancel();
      return next({ ...call, caller: { ...call.caller, accessToken } });
    }
    if (renewal.kind === 'renewed' || renewal.kind === 'no-session') return first;
    await first.body?.cancel();
    return answerNotRenewed(renewal.kind);
  };
}

/** Returns what a call is answered whose session could not be renewed: there is none, it is over, or nobody could tell. */
export function answerNotRenewed(kind: Exclude<SessionRenewal['kind'], 'renewed'>): Response {
  const headers = { 'cache-control': 'no-store' };
  if (kind === 'unavailable')
    return Response.json({ message: GENERIC_FAILURE } satisfies ErrorBody, {
      status: 503,
      headers,
    });
  const said: ErrorBody =
    kind === 'refused'
      ? { message: SESSION_OVER, state: STATE.sessionOver }
      : { message: SIGN_IN_FIRST, state: STATE.signInRequired };
  return Response.json(said, { status: 401, headers });
}

/** Here a 401 is about what was sent: sent again, a wrong password would be tried twice. */
function isAboutBody({ upstream, path }: Call): boolean {
  return upstream === 'patron' && (path === renewTokens.path || signsIn(path));
}

function isAnyones({ upstream, method, path }: Call): boolean {
  return upstream !== 'patron' && callAt(upstream, method, path)?.caller === 'anyone';
}
