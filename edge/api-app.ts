import { Hono } from 'hono';
import { createMediaApp } from './embedded/media-app.ts';
import { createPatronApp } from './embedded/patron-app.ts';
import { createIngestApp } from './ingest-app.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { requestLog } from './middleware/request-log.ts';
import { answerError } from './routes/answers.ts';
import type { Bindings } from './routes/bindings.ts';
import { readCountry } from './visitor/country.ts';

/**
 * The embedded APIs alone, each under a path of its own, and the ingest that
 * fills them: an upstream for `MEDIA_API_URL` and `PATRON_API_URL` of another
 * process. It locates whoever calls it, not the visitor the call is made for.
 */
export function createApiApp() {
  const media = createMediaApp();
  const patron = createPatronApp();
  const app = new Hono<Bindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  app.use(requestLog());
  app.route('/', createIngestApp());
  app.mount('/media', (request, env, context) => media.fetch(request, env, context));
  app.mount('/patron', (request: Request) => {
    const { cf } = request;
    return patron.fetch(request, {
      LOCATED: readCountry(cf && 'country' in cf ? cf.country : null),
    });
  });
  app.notFound((c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
