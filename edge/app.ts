import { Hono } from 'hono';
import { createDataApp } from './data-app.ts';
import { loadContext, type RenderPage } from './load-context.ts';
import { cacheControl } from './middleware/cache-control.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { geoRestriction } from './middleware/geo-restriction.ts';
import { rememberVisitor } from './middleware/remember-visitor.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders, type SecurityHeadersVariables } from './middleware/security-headers.ts';
import { visitor, type VisitorVariables } from './middleware/visitor.ts';
import { answerError } from './routes/answers.ts';
import type { Bindings } from './routes/bindings.ts';
import { getMatchCalendar } from './routes/get-match-calendar.ts';
import { getMatchCard } from './routes/get-match-card.ts';
import { postCatalogue } from './routes/post-catalogue.ts';
import { postDetails } from './routes/post-details.ts';
import { postUpdates } from './routes/post-updates.ts';

/**
 * The Worker's route table: ingest for feeds, data for browsers and pages, and
 * pages for everything else. `renderPage` is passed in so that tests need no
 * build of the pages; `inlineStyles` is for pages of the development server.
 */
export function createApp(renderPage: RenderPage, { inlineStyles = false } = {}) {
  const data = createDataApp();
  const app = new Hono<Bindings & { Variables: VisitorVariables & SecurityHeadersVariables }>();
  app.onError(errorAnswer({ jsonPaths: ['/api/', '/ingest/', '/parties/'] }));
  app.use(requestLog());
  app.use(securityHeaders({ inlineStyles }));

  app.use('/ingest/*', cacheControl({ value: 'no-store' }));
  app.post('/ingest/v1/updates', postUpdates);
  app.post('/ingest/v1/catalogue', postCatalogue);
  app.post('/ingest/v1/details', postDetails);
  const calls = ['updates', 'catalogue', 'details'].map((name) => `/ingest/v1/${name}`);
  app.on(['GET', 'PUT', 'PATCH', 'DELETE'], calls, (c) => {
    c.header('allow', 'POST');
    return answerError(c, 405, 'Ingest takes POST only.');
  });
  app.all('/ingest/*', (c) => answerError(c, 404, 'There is no such call.'));

  app.route('/', data);

  app.use(visitor());
  app.get('/og/match/:file{[^/]+\\.png}', geoRestriction({ of: 'data' }), getMatchCard(data));
  for (const prefix of ['/match', '/match/:slug', '/:sport/match', '/:sport/match/:slug'])
    app.get(
      `${prefix}/:file{[^/]+\\.ics}`,
      geoRestriction({ of: 'data' }),
      cacheControl({ value: 'no-cache' }),
      getMatchCalendar(data),
    );

  app.use(rememberVisitor());
  app.use(geoRestriction({ of: 'pages' }));
  // A page depends on the visitor's cookies, zone and device.
  app.use(cacheControl({ value: 'private, no-cache' }));
  app.all('*', (c) => renderPage(c.req.raw, loadContext(c, data)));
  return app;
}
