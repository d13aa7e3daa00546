import { catalogueMatchSchema, squadSchema } from '../../realtime/protocol/catalogue.ts';
import { articleSchema } from '../../realtime/protocol/content.ts';
import { matchDetailsSchema } from '../../realtime/protocol/details.ts';
import { incidentSchema } from '../../realtime/protocol/incident.ts';
import { fixtureSchema, matchUpdateSchema } from '../../realtime/protocol/ingest.ts';
import { kitSchema } from '../../realtime/protocol/kit.ts';
import {
  matchLineSchema,
  matchStateSchema,
  teamSchema,
} from '../../realtime/protocol/match-state.ts';
import { venueSchema } from '../../realtime/protocol/venue.ts';
import { articleWireSchema } from '../contracts/article.ts';
import { errorBodySchema } from '../contracts/envelope.ts';
import { eventWireSchema } from '../contracts/event.ts';
import { teamFactSchema } from '../contracts/event-page.ts';
import { favouriteItemSchema } from '../contracts/favourite.ts';
import { leagueWireSchema } from '../contracts/league.ts';
import { playlistWireSchema } from '../contracts/playlist.ts';
import { lineupPlayerWireSchema, lineupWireSchema } from '../contracts/lineups.ts';
import { sportWireSchema } from '../contracts/sport.ts';
import { seasonWireSchema, standingsRowWireSchema } from '../contracts/standings.ts';
import { teamWireSchema } from '../contracts/team.ts';
import { venueWireSchema } from '../contracts/venue.ts';
import { videoWireSchema } from '../contracts/video.ts';
import type { NamedSchemas } from './json-schema.ts';

/** Named schemas of HTTP calls. */
export const HTTP_SCHEMAS = {
  Article: articleWireSchema,
  Error: errorBodySchema,
  Event: eventWireSchema,
  FavouriteItem: favouriteItemSchema,
  Kit: kitSchema,
  League: leagueWireSchema,
  Lineup: lineupWireSchema,
  LineupPlayer: lineupPlayerWireSchema,
  Playlist: playlistWireSchema,
  Season: seasonWireSchema,
  Sport: sportWireSchema,
  StandingsRow: standingsRowWireSchema,
  TeamFact: teamFactSchema,
  Team: teamWireSchema,
  Venue: venueWireSchema,
  Video: videoWireSchema,
} satisfies NamedSchemas;

/** Named schemas of sockets and ingest. */
export const REALTIME_SCHEMAS = {
  Article: articleSchema,
  CatalogueMatch: catalogueMatchSchema,
  Fixture: fixtureSchema,
  Incident: incidentSchema,
  Kit: kitSchema,
  MatchDetails: matchDetailsSchema,
  MatchLine: matchLineSchema,
  MatchState: matchStateSchema,
  MatchUpdate: matchUpdateSchema,
  Squad: squadSchema,
  Team: teamSchema,
  Venue: venueSchema,
} satisfies NamedSchemas;
