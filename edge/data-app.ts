import { Hono } from 'hono';
import { createMediaApp } from './media-app.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { answerError } from './routes/answers.ts';
import type { Bindings } from './routes/bindings.ts';
import { connectRoom } from './routes/connect-room.ts';

export type DataApp = ReturnType<typeof createDataApp>;

/** The calls that pages make as well, from the browser or in-process while they are rendered. */
export function createDataApp() {
  const app = new Hono<Bindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));

  app.route('/api/media', createMediaApp());
  app.all('/parties/*', connectRoom);
  app.all('/api/*', (c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
