import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { API_BASES } from './contracts/call-address.ts';
import { cacheControl } from './middleware/cache-control.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { geoRestriction } from './middleware/geo-restriction.ts';
import { publicReads, type ReadVariables } from './middleware/public-reads.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { session, type SessionVariables } from './middleware/session.ts';
import { socialBinding } from './middleware/social-binding.ts';
import { visitorsOwn } from './middleware/visitors-own.ts';
import { visitor, type VisitorVariables } from './middleware/visitor.ts';
import { callUpstream } from './routes/call-upstream.ts';
import type { Bindings } from './routes/bindings.ts';
import { connectRoom } from './routes/connect-room.ts';
import type { PageBindings } from './routes/page-rooms.ts';
import type { RequestSession } from './session/request-session.ts';

export type DataApp = ReturnType<typeof createDataApp>;

interface DataBindings {
  Bindings: Bindings['Bindings'] &
    PageBindings & {
      /** The session of `VISITOR`, shared by the page's calls. */
      SESSION?: RequestSession;
    };
  Variables: VisitorVariables & SessionVariables & ReadVariables;
}

/** Serves calls and rooms to browsers, and in-process to pages while they are rendered. */
export function createDataApp() {
  const app = new Hono<DataBindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  // One for both: they count together.
  const reads = publicReads();
  for (const path of ['/api/*', '/parties/*']) {
    app.use(path, reads);
    app.use(path, visitorsOwn());
    app.use(path, sameOrigin());
    app.use(path, visitor());
    app.use(path, geoRestriction({ of: 'data' }));
  }
  app.use('/api/media/*', conditional);
  app.use('/api/*', session());
  app.use('/api/*', cacheControl({ value: 'no-store' }));
  for (const step of ['auth-url', 'callback'])
    app.use(`${API_BASES.patron}/v3/patron-user/social/:provider/${step}`, socialBinding());
  app.all('/api/*', callUpstream);
  app.all('/parties/*', connectRoom);
  return app;
}

const tagged = etag({ weak: true });

/**
 * Adds an `ETag` to public data and answers `If-None-Match`. Calls of pages within the Worker skip this: they
 * have no cache to compare with.
 */
const conditional: MiddlewareHandler<DataBindings> = async (c, next) => {
  await next();
  const isPublic = !/\b(?:private|no-store)\b/.test(c.res.headers.get('cache-control') ?? '');
  if (isPublic && c.env.VISITOR === undefined) await tagged(c, async () => {});
};
