import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { RouterContextProvider } from 'react-router';
import { CONSENT_COOKIE } from './contracts/cookies.ts';
import type { OpsAccess } from './contracts/ops.ts';
import { edgeContext, type Visitor } from './contracts/edge-context.ts';
import type { DataApp } from './data-app.ts';
import { loggedPath } from './logged-path.ts';
import { regionOfRequest } from '../realtime/hosts/forward.ts';
import { log, messageOf, stackOf } from '../realtime/hosts/log.ts';
import type { Env } from './env.ts';
import type { SecurityHeadersVariables } from './middleware/security-headers.ts';
import type { SessionVariables } from './middleware/session.ts';
import type { VisitorVariables } from './middleware/visitor.ts';
import type { OpsVariables } from './ops/ops-app.ts';
import type { Bindings } from './routes/bindings.ts';
import { createPageRooms } from './routes/page-rooms.ts';
import { cardAddress } from './og/card-address.ts';
import { sendsSms } from './delivery/delivery-settings.ts';
import { collectReads } from './origin/db/collected-reads.ts';
import { pictureOrigins } from './pictures/picture-origins.ts';
import type { RequestSession } from './session/request-session.ts';
import { sitesOf } from './visitor/brands.ts';
import { measuringOf, type ConsentRequest } from './visitor/measuring.ts';
import { monitoringOf } from './visitor/monitoring.ts';

export type PageEnv = Bindings & {
  Variables: VisitorVariables & SecurityHeadersVariables & SessionVariables & OpsVariables;
};
export type PageContext = Context<PageEnv>;

/** Renders a page: React Router in the Worker, a stand-in in tests. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Whether a page may make the request within the Worker: any call of an API, or a read of a room. */
function isInProcess(method: string, pathname: string): boolean {
  return pathname.startsWith('/api/') || (method === 'GET' && pathname.startsWith('/parties/'));
}

/** The facts of a request that a page is rendered from. */
export interface PageFacts {
  /** Path without its query, for the log. */
  path: string;
  visitor: Visitor;
  session: RequestSession;
  /** The `cookie` header of the page's own calls. */
  cookie: string | undefined;
  consent: ConsentRequest;
  nonce: string;
  connection?: Record<string, string>;
  ops?: OpsAccess | undefined;
  /** Called with the path of each call that the page makes. */
  onCall?: (path: string) => void;
}

/** A page that requests answers which it may share with other pages. */
export interface AskingPage extends Pick<PageSetting, 'env' | 'executionCtx'> {
  visitor: Visitor;
  session: RequestSession;
  /** Makes a call as the visitor of `facts`. */
  ask: (request: Request, facts: Pick<PageFacts, 'visitor' | 'session'>) => Promise<Response>;
  /** When the page began to read, ms. */
  begunAt: number;
  /** Whether the page takes no answer that is older than that. */
  isReload: boolean;
}

/** A source of answers that pages share. */
export interface AnswerSource {
  /**
   * Returns a function for a page's calls. It returns an answer that is not older than a cached page may be,
   * or null if the answer may be specific to the visitor.
   */
  forPage: (page: AskingPage) => (request: Request) => Promise<Response> | null;
}

export interface PageSetting {
  env: Env;
  executionCtx: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'>;
  data: DataApp;
  version: string;
  /** Region of the hubs that are nearest to the request. The page does not depend on it. */
  region: number;
  /** Absent for a page that will be cached: its age and that of its answers would add up. */
  answers?: AnswerSource;
  isReload?: boolean;
}

/**
 * Returns the context that loaders read under `edgeContext`, the only bridge from Hono to React Router.
 */
export function loadContext(
  c: PageContext,
  setting: Pick<PageSetting, 'data' | 'version' | 'answers' | 'isReload'>,
): RouterContextProvider {
  const { env, executionCtx } = c;
  return contextOf(
    { env, executionCtx, region: regionOfRequest(c.req.raw), ...setting },
    {
      path: c.req.path,
      visitor: c.get('visitor'),
      session: c.get('session'),
      cookie: c.req.header('cookie'),
      consent: consentRequestOf(c),
      nonce: c.get('nonce'),
      ops: c.get('ops'),
      ...(env.TEST_MODE === '1' && { connection: connectionOf(c.req.raw) }),
    },
  );
}

/** Returns the visitor's consent signals. */
export function consentRequestOf(c: PageContext): ConsentRequest {
  return {
    choice: getCookie(c, CONSENT_COOKIE),
    isRefused: c.req.header('sec-gpc') === '1',
  };
}

/** Returns the context of a page's loaders, which know only `facts` about the request. */
export function contextOf(
  { env, executionCtx, data, version, region, answers, isReload = false }: PageSetting,
  facts: PageFacts,
): RouterContextProvider {
  const { path, visitor, session, cookie, consent, nonce, connection, ops, onCall } = facts;
  const context = new RouterContextProvider();
  const monitoring = monitoringOf(env);
  const own = { DB: collectReads(env.DB), ROOMS: createPageRooms(env, region) };
  const now = Date.now();
  const ask: AskingPage['ask'] = async (request, { visitor: VISITOR, session: SESSION }) =>
    data.fetch(request, { ...env, ...own, VISITOR, SESSION }, executionCtx);
  const asking = { visitor, session, ask, begunAt: now, isReload, env, executionCtx };
  const shared = answers?.forPage(asking);
  context.set(edgeContext, {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!isInProcess(request.method, pathname))
        throw new Error(`Not a call within the Worker: ${request.method} ${pathname}`);
      onCall?.(pathname);
      const answer = shared?.(request);
      if (answer) return answer;
      const asked = new Request(request);
      if (cookie) asked.headers.set('cookie', cookie);
      return ask(asked, { visitor, session });
    },
    visitor,
    sites: sitesOf(env),
    cardAddress: (matchId, room) => {
      const { brand, language } = visitor;
      const state = room ? `${room.epoch}.${room.version}` : '';
      const names = { matchId, brand: brand.brandHeaderName, language, state };
      return cardAddress(names, env.SESSION_SECRET);
    },
    ...(!sendsSms(env) && { lacksSms: true }),
    pictureHosts: [...pictureOrigins(env.PICTURE_ORIGINS).keys()],
    now,
    report: (failure) => log(failure.status >= 500 ? 'error' : 'info', 'api-failure', failure),
    reportFault: faultReport(path),
    nonce,
    ...(monitoring && { monitoring }),
    measuring: measuringOf(env, visitor, consent),
    ...(env.VIDEO_SDK_KEY && { videoSdkKey: env.VIDEO_SDK_KEY }),
    ...(version !== '' && { version }),
    ...(connection && { connection }),
    ...(ops && { ops }),
  });
  return context;
}

/** Fields of `request.cf` for testers: none is private. */
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

/** Returns a function that logs each fault once per page, since every row of a list may throw the same. */
function faultReport(path: string): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const message = messageOf(error);
    if (reported.has(message)) return;
    reported.add(message);
    log('error', 'page-fault', { path: loggedPath(path), error: stackOf(error) });
  };
}
