import type { MiddlewareHandler } from 'hono';
import { ownAddressOf } from '../contracts/call-address.ts';
import { renewTokens } from '../contracts/session-calls.ts';
import type { DataApp } from '../data-app.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import type { Bindings } from '../routes/bindings.ts';
import { readVisitorToken } from '../session/visitor-token.ts';
import type { SessionVariables } from './session.ts';
import type { VisitorVariables } from './visitor.ts';

/**
 * Sets `visitor.user`: the signed-in user who requests a page. Renews a session whose token has expired before the page
 * is made, so that the whole page is the user's; the new cookies go out with it. If the renewal cannot tell whether the
 * session is over, or finds no place, the page is made for the token's user: their calls fail, and nobody is signed out.
 */
export function signedIn(
  data: DataApp,
): MiddlewareHandler<Bindings & { Variables: VisitorVariables & SessionVariables }> {
  return async (c, next) => {
    const session = c.get('session');
    let token = await readVisitorToken(session.accessToken, c.env, Date.now());
    if (session.hasSession && token.kind === 'used-up') {
      const headers = { 'content-type': 'application/json' };
      const body = { method: 'POST', headers, body: '{}' };
      const request = new Request(new URL(ownAddressOf(renewTokens, {}), c.req.url), body);
      const env = { ...c.env, VISITOR: c.get('visitor'), SESSION: session };
      // Anyone may send invented tokens.
      const answer = await GATES.action.run(gateCallerOf(c), async () =>
        data.fetch(request, env, c.executionCtx),
      );
      await answer?.body?.cancel();
      const renewed = await readVisitorToken(session.accessToken, c.env, Date.now());
      // It has not ended, and no token of it is valid.
      const isUnknown = session.accessToken !== null && renewed.kind === 'used-up';
      token = isUnknown && token.user ? { kind: 'user', user: token.user } : renewed;
    }
    if (token.kind === 'user') c.set('visitor', { ...c.get('visitor'), user: token.user });
    await next();
  };
}
