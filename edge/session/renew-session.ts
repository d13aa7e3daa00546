import { callAt } from '../contracts/call-list.ts';
import { renewTokens } from '../contracts/session-calls.ts';
import type { Call, Stage } from '../upstream/call.ts';
import type { Renewal } from './renewals.ts';
import { signsIn } from './session-calls.ts';

/** Renews the session that a call was made with. */
export type RenewSession = (call: Call) => Promise<Renewal>;

/**
 * Sends a call that was answered with 401 a second time with a renewed session's
 * token, its body and all (design §4). What the second try answers stands. Where
 * the session cannot be renewed, what anybody may read is read as nobody.
 */
export function renewSession(renew: RenewSession): Stage {
  return async (call, next) => {
    const first = await next(call);
    if (first.status !== 401 || isAboutBody(call)) return first;
    const renewal = await renew(call);
    const accessToken = renewal.kind === 'renewed' ? renewal.credentials.accessToken : null;
    const isOther = accessToken !== call.caller.accessToken;
    if (!isOther || (accessToken === null && !isAnyones(call))) return first;
    // An answer that is not read keeps its connection.
    await first.body?.cancel();
    return next({ ...call, caller: { ...call.caller, accessToken } });
  };
}

/** Here a 401 is about what was sent: sent again, a wrong password would be tried twice. */
function isAboutBody({ upstream, path }: Call): boolean {
  return upstream === 'patron' && (path === renewTokens.path || signsIn(path));
}

function isAnyones({ upstream, method, path }: Call): boolean {
  return upstream !== 'patron' && callAt(upstream, method, path)?.caller === 'anyone';
}
