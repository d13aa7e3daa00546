import './shared/text/all-texts.server.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { BuildVersion } from './contracts/build-version.ts';
import { PROVIDERS } from './contracts/patron-calls.ts';
import type { CalendarKind } from './calendar/read-calendar.ts';
import { createDataApp } from './data-app.ts';
import { createOutboxApp } from './delivery/outbox-app.ts';
import { createDocsApp } from './docs/docs-app.ts';
import { createHealthApp } from './health/health-app.ts';
import { createReadiness } from './health/readiness.ts';
import { createIngestApp } from './ingest-app.ts';
import { createOperatorApp } from './operator/operator-app.ts';
import { createOpsApp } from './ops/ops-app.ts';
import { IsolatePages } from './pages/isolate-pages.ts';
import { asksForNew } from './pages/page-key.ts';
import { gateOfPage } from './pages/page-rule.ts';
import { purgePages } from './pages/page-tags.ts';
import { SharedAnswers } from './pages/shared-answers.ts';
import { loadContext, type PageEnv, type RenderPage } from './load-context.ts';
import { cachedPages } from './middleware/cached-pages.ts';
import { cacheControl } from './middleware/cache-control.ts';
import { cleanAddress } from './middleware/clean-address.ts';
import { errorAnswer, JSON_PATHS } from './middleware/error-answer.ts';
import { geoRestriction } from './middleware/geo-restriction.ts';
import { keptSitemaps } from './middleware/kept-sitemaps.ts';
import { lightLinks } from './middleware/page-links.ts';
import { rememberVisitor } from './middleware/remember-visitor.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { session } from './middleware/session.ts';
import { signedIn } from './middleware/signed-in.ts';
import { visitorsOwn } from './middleware/visitors-own.ts';
import { visitor } from './middleware/visitor.ts';
import { answerBusyPage } from './routes/answer-busy.ts';
import { getAvatar } from './routes/get-avatar.ts';
import { getCalendar } from './routes/get-calendar.ts';
import { getPicture } from './routes/get-picture.ts';
import { getTvPlaylist } from './routes/get-tv-playlist.ts';
import { getMatchCard } from './routes/get-match-card.ts';
import { getWebManifest } from './routes/get-web-manifest.ts';
import { postProviderCallback } from './routes/post-provider-callback.ts';
import { MANIFEST_PATH } from './shared/brand/home-screen.ts';
import { gateCallerOf, GATES } from './gates.ts';

export interface AppOptions {
  /** Whether pages may contain inline styles, as those of the development server do. */
  inlineStyles?: boolean;
  /** Version of the pages' build; empty without one. */
  version?: () => Promise<string>;
}

/**
 * The Worker's route table: ingest for feeds, data for browsers and pages, and
 * pages for everything else. `renderPage` is passed in so that tests need no
 * build of the pages.
 */
export function createApp(renderPage: RenderPage, options: AppOptions = {}) {
  const { inlineStyles = false, version = async () => '' } = options;
  const data = createDataApp();
  const pages = new IsolatePages();
  const answers = new SharedAnswers();
  const app = new Hono<PageEnv>();
  app.onError(
    errorAnswer({
      jsonPaths: JSON_PATHS,
      // An early failure happens before the visitor is known.
      language: (c) => c.var.visitor?.language,
    }),
  );
  app.use(requestLog());
  app.use(securityHeaders({ inlineStyles }));

  const readiness = createReadiness();
  app.route('/', createHealthApp(readiness));
  app.use(
    '/ingest/*',
    purgePages((tags) => {
      pages.purge(tags);
      answers.purge(tags);
    }),
  );
  app.route('/', createIngestApp());
  app.route('/', createOperatorApp());
  app.route('/', data);
  app.route('/', createDocsApp());
  app.route('/', createOutboxApp());
  app.get('/build-version', async (c) =>
    c.json({ version: await version() } satisfies BuildVersion, 200, {
      'cache-control': 'no-store',
    }),
  );

  app.get('/img/avatar/:key', getAvatar);
  app.get('/img/*', getPicture);

  // Before `sameOrigin`, which refuses forms of other sites: a provider's sign-in posts one.
  for (const provider of PROVIDERS) app.post(`/${provider}/callback`, postProviderCallback);
  app.use(sameOrigin());
  app.route('/', createOpsApp(readiness));
  app.use(visitor());
  app.get(MANIFEST_PATH, getWebManifest);
  app.get(
    '/og/match/:file{[^/]+\\.png}',
    visitorsOwn(),
    geoRestriction({ of: 'data' }),
    cacheControl({ value: 'no-cache' }),
    getMatchCard(data),
  );
  for (const kind of ['match', 'team', 'league', 'fan'] as const)
    for (const prefix of calendarPrefixes(kind))
      app.get(
        `${prefix}/:file{[^/]+\\.ics}`,
        geoRestriction({ of: 'data' }),
        // A calendar may depend on the visitor's language and country.
        cacheControl({ value: 'private, no-cache' }),
        getCalendar(data, kind),
      );

  app.get(
    '/tv/:file{[a-z0-9-]+\\.m3u8}',
    geoRestriction({ of: 'data' }),
    cacheControl({ value: 'no-cache' }),
    getTvPlaylist,
  );

  app.use(session());
  app.use(rememberVisitor());
  app.use(geoRestriction({ of: 'pages' }));
  app.use(cleanAddress());
  app.use(signedIn(data));
  // A page depends on the visitor's cookies, zone and device.
  app.use(cacheControl({ value: 'private, no-cache' }));
  app.use(refuseOptions());
  app.on(
    'GET',
    ['/sitemap.xml', '/sitemaps/:name{[a-z0-9-]+\\.xml}'],
    keptSitemaps({ renderPage, data, version }),
  );
  app.use(cachedPages({ pages, renderPage, data, version }));
  app.use(lightLinks());
  app.all('*', async (c) => {
    const built = await version();
    const isAlone = built === '' || c.req.method !== 'GET';
    const isReload = asksForNew(c);
    const setting = { data, version: built, isReload, ...(!isAlone && { answers }) };
    const render = () => renderPage(c.req.raw, loadContext(c, setting));
    // The operator's page has to work when others are too many; a development server is slow.
    if (built === '' || c.get('ops')?.kind === 'open') return render();
    const gate = GATES[gateOfPage(new URL(c.req.url))];
    const { user, language } = c.get('visitor');
    // The edge cannot tell an invented token of an operator's API.
    const known = c.env.PATRON_API_URL ? undefined : user?.userId;
    const answer = await gate.run({ ...gateCallerOf(c), user: known }, render);
    return answer ?? answerBusyPage(c, language);
  });
  return app;
}

/**
 * Refuses OPTIONS, for which React Router runs the loader of a text such as a sitemap and no copy is kept. A refused
 * method gets the list of those that every page takes.
 */
function refuseOptions(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') c.res = c.body(null, 405);
    else await next();
    if (c.res.status === 405) c.header('allow', 'GET, HEAD');
  };
}

/** Returns the paths of a kind's calendar files: those of its pages, or `/calendar` for a fan, who has none. */
function calendarPrefixes(kind: CalendarKind): string[] {
  if (kind === 'fan') return ['/calendar'];
  return [`/${kind}`, `/${kind}/:slug`, `/:sport/${kind}`, `/:sport/${kind}/:slug`];
}
