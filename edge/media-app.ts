import { Hono } from 'hono';
import { cacheControl } from './middleware/cache-control.ts';
import type { Bindings } from './routes/bindings.ts';
import { getEvent } from './routes/get-event.ts';
import { getEvents } from './routes/get-events.ts';
import { getLeague } from './routes/get-league.ts';
import { getLeagues } from './routes/get-leagues.ts';
import { getRounds } from './routes/get-rounds.ts';
import { getSports } from './routes/get-sports.ts';
import { getStandings } from './routes/get-standings.ts';
import { getTeam } from './routes/get-team.ts';

/** The media API of spec point 7 as the embedded origin answers it. */
export function createMediaApp() {
  const app = new Hono<Bindings>();
  // The handler's side comes first: what is said of a few calls stands before what is said of all.
  app.use('*', cacheControl({ value: 'public, max-age=60' }));
  app.use('/v1/events/*', cacheControl({ value: 'no-cache' }));
  app.use('/v1/leagues/:id/standings', cacheControl({ value: 'no-cache' }));

  app.get('/v1/sports', getSports);
  app.get('/v1/leagues', getLeagues);
  app.get('/v1/leagues/:id', getLeague);
  app.get('/v1/leagues/:id/standings', getStandings);
  app.get('/v1/leagues/:id/rounds', getRounds);
  app.get('/v1/teams/:id', getTeam);
  app.get('/v1/events', getEvents);
  app.get('/v1/events/:id', getEvent);
  return app;
}
