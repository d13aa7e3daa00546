import { Hono } from 'hono';
import { errorAnswer } from '../middleware/error-answer.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';
import { getEvent } from '../routes/get-event.ts';
import { getEvents } from '../routes/get-events.ts';
import { getLeague } from '../routes/get-league.ts';
import { getLeagues } from '../routes/get-leagues.ts';
import { getSports } from '../routes/get-sports.ts';
import { getTeam } from '../routes/get-team.ts';

/** The embedded media API (spec point 7): what answers where no `MEDIA_API_URL` is set. */
export function createMediaApp() {
  const app = new Hono<Bindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  app.get('/v1/sports', getSports);
  app.get('/v1/leagues', getLeagues);
  app.get('/v1/leagues/:id', getLeague);
  app.get('/v1/teams/:id', getTeam);
  app.get('/v1/events', getEvents);
  app.get('/v1/events/:id', getEvent);
  app.notFound((c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
