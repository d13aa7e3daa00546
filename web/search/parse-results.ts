import * as v from 'valibot';
import type { LeagueWire } from '../../edge/contracts/league.ts';
import { sportById, sportByKey } from '../../realtime/sports/registry.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import type { SportWire } from '../../edge/contracts/sport.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import type { FoundPlayer } from '../../edge/contracts/search.ts';
import { leaguePath } from '../paths/league-path.ts';
import { matchesPath } from '../paths/match-path.ts';
import { favouriteLeague, favouriteSport, favouriteTeam } from '../favourites/favourite-of.ts';
import { favouritePlayer } from '../favourites/favourite-player.ts';
import { parseLeague } from '../domain/parse-league.server.ts';
import { playerPictures } from '../domain/player-pictures.ts';
import { parseSide } from '../domain/parse-side.ts';
import { playerPath } from '../paths/player-path.ts';
import { teamPath } from '../paths/team-path.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { SearchResult } from './search-result.ts';

/** Returns a team as a search result, or null for an unknown sport. */
export function parseTeamResult(t: Text, wire: TeamWire): SearchResult | null {
  const sport = sportOf(wire.teamSportId);
  if (!sport) return null;
  const side = parseSide(wire);
  const team = { ...side, sportKey: sport.key };
  return {
    ...side,
    kind: 'team',
    isPlayer: sport.contestant !== 'team',
    crest: sport.crest,
    detail: t(`sport.${sport.key}`),
    path: teamPath(team),
    favourite: favouriteTeam(t, team),
  };
}

/** Returns a team's player as a search result, or null for an unknown sport. */
export function parsePlayerResult(t: Text, wire: FoundPlayer): SearchResult | null {
  const sport = sportOf(wire.playerSportId);
  if (!sport) return null;
  const { playerId: id, playerName: name, team } = wire;
  const pictures = playerPictures(wire);
  const player = {
    ...pictures,
    id,
    name,
    sportKey: sport.key,
    teams: team ? [{ id: team.teamId, name: team.teamName }] : [],
  };
  return {
    ...pictures,
    kind: 'player',
    id,
    name,
    isPlayer: true,
    crest: 'roundel',
    detail: [t(`sport.${sport.key}`), team?.teamName].filter(Boolean).join(' · '),
    path: playerPath(player),
    favourite: favouritePlayer(player),
  };
}

/** Returns a league as a search result, or null for an unknown sport. */
export function parseLeagueResult(t: Text, wire: LeagueWire): SearchResult | null {
  const league = parseLeague(wire, t.language);
  const sport = sportOf(wire.leagueSportId);
  if (!league || !sport) return null;
  return {
    kind: 'league',
    id: league.id,
    name: league.name,
    logoUri: league.logoUri,
    isPlayer: false,
    crest: 'tile',
    detail: [t(`sport.${sport.key}`), league.country].filter(Boolean).join(' · '),
    path: leaguePath(league),
    favourite: favouriteLeague(t, league),
  };
}

/** Returns a sport as a search result that links to its matches, or null if it is unknown. */
export function parseSportResult(t: Text, { key, id }: SportWire): SearchResult | null {
  const sport = sportByKey(key);
  if (!sport) return null;
  return {
    kind: 'sport',
    id: String(id),
    name: t(`sport.${sport.key}`),
    isPlayer: false,
    detail: t('searchPage.sport'),
    path: matchesPath(sport.key),
    favourite: favouriteSport(t, sport.key),
  };
}

function sportOf(id: number): Sport | null {
  const parsed = v.safeParse(sportIdSchema, id);
  return parsed.success ? sportById(parsed.output) : null;
}
