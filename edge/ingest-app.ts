import { Hono } from 'hono';
import { cacheControl } from './middleware/cache-control.ts';
import type { PurgeVariables } from './pages/page-tags.ts';
import { answerError } from './routes/answers.ts';
import type { Bindings } from './routes/bindings.ts';
import { postCatalogue } from './routes/post-catalogue.ts';
import { postCommentList, postModeration } from './routes/post-comments.ts';
import { postContent, postPublished } from './routes/post-content.ts';
import { postDetails } from './routes/post-details.ts';
import { postHeartbeats } from './routes/post-heartbeats.ts';
import { postTv } from './routes/post-tv.ts';
import { postUpdates } from './routes/post-updates.ts';

/** Serves the calls of feeds (design §3). */
export function createIngestApp() {
  const app = new Hono<Bindings & { Variables: PurgeVariables }>();
  app.use('/ingest/*', cacheControl({ value: 'no-store' }));
  app.post('/ingest/v1/updates', postUpdates);
  app.post('/ingest/v1/catalogue', postCatalogue);
  app.post('/ingest/v1/details', postDetails);
  app.post('/ingest/v1/content', postContent);
  app.post('/ingest/v1/content/published', postPublished);
  app.post('/ingest/v1/comments', postModeration);
  app.post('/ingest/v1/comments/list', postCommentList);
  app.post('/ingest/v1/heartbeats', postHeartbeats);
  app.post('/ingest/v1/tv', postTv);
  const names = ['updates', 'catalogue', 'details', 'content', 'content/published', 'heartbeats'];
  const calls = [...names, 'comments', 'comments/list', 'tv'].map((name) => `/ingest/v1/${name}`);
  app.on(['GET', 'PUT', 'PATCH', 'DELETE'], calls, (c) => {
    c.header('allow', 'POST');
    return answerError(c, 405, 'Ingest takes POST only.');
  });
  app.all('/ingest/*', (c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
