import { Hono } from 'hono';
import { cacheControl } from './middleware/cache-control.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { answerError } from './routes/answers.ts';
import type { Bindings } from './routes/bindings.ts';
import { connectRoom } from './routes/connect-room.ts';
import { getEvent } from './routes/get-event.ts';
import { getEvents } from './routes/get-events.ts';
import { getLeague } from './routes/get-league.ts';
import { getLeagues } from './routes/get-leagues.ts';
import { getSports } from './routes/get-sports.ts';
import { getTeam } from './routes/get-team.ts';

export type DataApp = ReturnType<typeof createDataApp>;

/** The calls that pages make as well, from the browser or in-process while they are rendered. */
export function createDataApp() {
  const app = new Hono<Bindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));

  app.use('/api/media/v1/events/*', cacheControl({ value: 'no-cache' }));
  app.use('/api/media/*', cacheControl({ value: 'public, max-age=60' }));
  app.get('/api/media/v1/sports', getSports);
  app.get('/api/media/v1/leagues', getLeagues);
  app.get('/api/media/v1/leagues/:id', getLeague);
  app.get('/api/media/v1/teams/:id', getTeam);
  app.get('/api/media/v1/events', getEvents);
  app.get('/api/media/v1/events/:id', getEvent);
  app.all('/parties/*', connectRoom);
  app.all('/api/*', (c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
