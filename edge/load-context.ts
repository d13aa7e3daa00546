import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { RouterContextProvider } from 'react-router';
import { CONSENT_COOKIE } from './contracts/cookies.ts';
import { edgeContext } from './contracts/edge-context.ts';
import type { DataApp } from './data-app.ts';
import { log, messageOf, stackOf } from '../realtime/hosts/log.ts';
import type { SecurityHeadersVariables } from './middleware/security-headers.ts';
import type { SessionVariables } from './middleware/session.ts';
import type { VisitorVariables } from './middleware/visitor.ts';
import type { Bindings } from './routes/bindings.ts';
import { pictureOrigins } from './pictures/picture-origins.ts';
import { brandsOf, sitesOf } from './visitor/brands.ts';
import { measuringOf } from './visitor/measuring.ts';
import { monitoringOf } from './visitor/monitoring.ts';

export type PageContext = Context<
  Bindings & { Variables: VisitorVariables & SecurityHeadersVariables & SessionVariables }
>;

/** Renders a page: React Router in the Worker, a stand-in in tests. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** A room is only read; an API's calls are of any method. */
function isInProcess(method: string, pathname: string): boolean {
  return pathname.startsWith('/api/') || (method === 'GET' && pathname.startsWith('/parties/'));
}

/** The only bridge from Hono to React Router: loaders read it under `edgeContext`. */
export function loadContext(
  c: PageContext,
  { data, version }: { data: DataApp; version: string },
): RouterContextProvider {
  const context = new RouterContextProvider();
  const monitoring = monitoringOf(c.env);
  context.set(edgeContext, {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!isInProcess(request.method, pathname))
        throw new Error(`Not a call within the Worker: ${request.method} ${pathname}`);
      const own = new Request(request);
      const cookie = c.req.header('cookie');
      if (cookie) own.headers.set('cookie', cookie);
      const { visitor, session } = c.var;
      return data.fetch(own, { ...c.env, VISITOR: visitor, SESSION: session }, c.executionCtx);
    },
    visitor: c.get('visitor'),
    sites: sitesOf(brandsOf(c.env)),
    pictureHosts: [...pictureOrigins(c.env.PICTURE_ORIGINS).keys()],
    now: Date.now(),
    report: (failure) => log(failure.status >= 500 ? 'error' : 'info', 'api-failure', failure),
    reportFault: faultReport(c.req.path),
    nonce: c.get('nonce'),
    ...(monitoring && { monitoring }),
    measuring: measuringOf(c.env, c.get('visitor'), {
      choice: getCookie(c, CONSENT_COOKIE),
      isRefused: c.req.header('sec-gpc') === '1',
    }),
    ...(c.env.VIDEO_SDK_KEY && { videoSdkKey: c.env.VIDEO_SDK_KEY }),
    ...(version !== '' && { version }),
    ...(c.env.TEST_MODE === '1' && { connection: connectionOf(c.req.raw) }),
  });
  return context;
}

/** Facts of a connection for testers: none that others should not see. */
const CONNECTION = ['httpProtocol', 'tlsVersion', 'colo', 'asOrganization', 'clientTcpRtt'];

function connectionOf({ cf }: Request): Record<string, string> {
  const known = new Map<string, unknown>(Object.entries(cf ?? {}));
  return Object.fromEntries(
    CONNECTION.flatMap((name) => {
      const value = known.get(name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, `${value}`]] : [];
    }),
  );
}

/** One line per page, though every row of its lists may throw the same. */
function faultReport(path: string): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const message = messageOf(error);
    if (reported.has(message)) return;
    reported.add(message);
    log('error', 'page-fault', { path, error: stackOf(error) });
  };
}
