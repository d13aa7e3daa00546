import { Hono } from 'hono';
import { PRODUCT } from '../contracts/product.ts';
import { errorAnswer } from '../middleware/error-answer.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';
import { getAppConfig } from '../routes/get-app-config.ts';
import { getBracket } from '../routes/get-bracket.ts';
import { getLeagueEvents, getTeamEvents } from '../routes/get-event-pages.ts';
import { getEvent } from '../routes/get-event.ts';
import { getEvents } from '../routes/get-events.ts';
import { getHeadToHead } from '../routes/get-head-to-head.ts';
import { getLeagueTeams } from '../routes/get-league-teams.ts';
import { getLeague } from '../routes/get-league.ts';
import { getLeagues } from '../routes/get-leagues.ts';
import { getNavigation } from '../routes/get-navigation.ts';
import { getRounds } from '../routes/get-rounds.ts';
import { getSports } from '../routes/get-sports.ts';
import { getSquad } from '../routes/get-squad.ts';
import { getStandings } from '../routes/get-standings.ts';
import { getSuggestedTeams } from '../routes/get-suggested-teams.ts';
import { getTeamGroups } from '../routes/get-team-groups.ts';
import { getTeamLeagues } from '../routes/get-team-leagues.ts';
import { getTeam } from '../routes/get-team.ts';
import { getTvAvailability } from '../routes/get-tv-availability.ts';
import { searchLeague, searchSport, searchTeam } from '../routes/search.ts';

/** The embedded media API (spec point 7): what answers where no `MEDIA_API_URL` is set. */
export function createMediaApp() {
  const app = new Hono<Bindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));

  app.get('/v1/sports', getSports);
  app.get(`/v1/${PRODUCT}-tv/available`, getTvAvailability);
  app.get('/v1/app-config', getAppConfig);
  app.get('/v1/navigation', getNavigation);
  app.get('/v1/leagues', getLeagues);
  app.get('/v1/leagues/:id', getLeague);
  app.get('/v1/leagues/:id/teams', getLeagueTeams);
  app.get('/v1/leagues/:id/standings', getStandings);
  app.get('/v1/leagues/:id/rounds', getRounds);
  app.get('/v1/leagues/:id/bracket', getBracket);
  // Before the ids: these words are no team's.
  app.get('/v1/teams/suggested', getSuggestedTeams);
  app.get('/v1/teams/group', getTeamGroups);
  app.get('/v1/teams/:id', getTeam);
  app.get('/v1/teams/:id/leagues', getTeamLeagues);
  app.get('/v1/teams/:id/squad', getSquad);
  app.get('/v1/events', getEvents);
  app.get('/v1/events/team/:id/:type', getTeamEvents);
  app.get('/v1/events/tournament/:id/:type', getLeagueEvents);
  app.get('/v1/events/:id', getEvent);
  app.get('/v1/events/:id/head-to-head', getHeadToHead);
  app.get('/v1/search/sport', searchSport);
  app.get('/v1/search/team', searchTeam);
  app.get('/v1/search/league', searchLeague);
  app.notFound((c) => answerError(c, 404, 'There is no such call.'));
  return app;
}
