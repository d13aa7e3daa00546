import type { MiddlewareHandler } from 'hono';
import { Renewals } from '../session/renewals.ts';
import { RequestSession } from '../session/request-session.ts';
import {
  readAppToken,
  readCredentials,
  writeCredentials,
  writeSignedIn,
} from '../session/session-cookies.ts';

export interface SessionVariables {
  session: RequestSession;
}

interface SessionBindings {
  /** Session of the page that makes a call in the Worker. */
  SESSION?: RequestSession;
}

const renewals = new Renewals();

/**
 * Sets `session`: from the browser's cookies, or that of the page if a page makes the call within
 * the Worker. Sends changed tokens to the browser as cookies, and makes such an answer private. A
 * call with a token in its headers comes from an app: its cookies are ignored, and none are set.
 */
export function session(): MiddlewareHandler<{
  Bindings: SessionBindings;
  Variables: SessionVariables;
}> {
  return async (c, next) => {
    if (c.env?.SESSION) {
      c.set('session', c.env.SESSION);
      return next();
    }
    const appToken = isCall(c.req.path) ? readAppToken(c) : undefined;
    const own =
      appToken === undefined
        ? new RequestSession(readCredentials(c), renewals)
        : RequestSession.ofApp(appToken, renewals);
    c.set('session', own);
    await next();
    const renewed = own.answered();
    if (Object.keys(renewed).length === 0 || c.res.status === 101) return;
    writeCredentials(c, renewed);
    writeSignedIn(c, { isOver: renewed.accessToken === null, isNew: own.isNew });
    const said = c.res.headers.get('cache-control') ?? '';
    if (!/\b(?:private|no-store)\b/i.test(said)) c.header('cache-control', 'private, no-cache');
  };
}

/** Pages are for browsers alone. */
function isCall(path: string): boolean {
  return path.startsWith('/api/');
}
