import type { Call, Stage } from './call.ts';
import { REGISTER_PATH, RENEW_PATH } from './passed-on-calls.ts';

/**
 * Renews the session that a call was made with. Answers the token to go on with,
 * or null where there is no session or it could not be renewed.
 */
export type RenewSession = (call: Call) => Promise<string | null>;

/** Here a 401 is about what was sent, not about the session. */
const NEVER_RENEWED: ReadonlySet<string> = new Set([REGISTER_PATH, RENEW_PATH]);

/**
 * Sends a call that was answered with 401 a second time with a renewed session's
 * token, its body and all (design §4). What the second try answers stands.
 */
export function renewSession(renew: RenewSession): Stage {
  return async (call, next) => {
    const first = await next(call);
    const isRenewable = call.upstream !== 'patron' || !NEVER_RENEWED.has(call.path);
    if (first.status !== 401 || !isRenewable) return first;
    const accessToken = await renew(call);
    if (accessToken === null) return first;
    // An answer that is not read keeps its connection.
    await first.body?.cancel();
    return next({ ...call, caller: { ...call.caller, accessToken } });
  };
}
