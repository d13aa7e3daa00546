import * as CALLS from '../../../edge/contracts/calls.ts';
import { FAVOURITE_TYPE, favouriteKey } from '../../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';
import type { TeamWire } from '../../../edge/contracts/team.ts';
import * as v from 'valibot';
import { sportIdSchema } from '../../../realtime/protocol/sport.ts';
import {
  MAIN_SPORT_KEYS,
  sportById,
  sportRadarId,
  SPORTS,
} from '../../../realtime/sports/registry.ts';
import type { Sport } from '../../../realtime/sports/sport.ts';
import { call, type Api } from '../../api/client.ts';
import type { LoaderContext } from '../../api/loader-context.server.ts';
import { settle, type Settled } from '../../api/settled.ts';
import { byImportance } from '../../domain/league-order.server.ts';
import { parseLeague } from '../../domain/parse-league.server.ts';
import { parseSide } from '../../domain/parse-side.ts';
import { favouriteLeague, favouriteTeam } from '../favourite-of.ts';
import { textOf } from '../../../edge/shared/text/text.ts';

/** Suggested favourites, in the form that stars store. */
export interface Suggested {
  teams: FavouriteItem[];
  leagues: FavouriteItem[];
}

const TEAMS = 12;
const LEAGUES = 8;

/**
 * Loads the busiest teams and the first leagues, of a sport or of all, without the favourites in
 * `without`.
 */
export function loadSuggested(
  { api, edge: { visitor } }: LoaderContext,
  sport: Sport | undefined,
  signal: AbortSignal,
  without: readonly string[] = [],
): Promise<Settled<Suggested>> {
  const t = textOf(visitor.language);
  const load = async (): Promise<Suggested> => {
    const [teams, leagues] = await Promise.all([
      suggestedTeams(api, { sport, without }, signal),
      call(api, CALLS.listLeagues, sport ? { sportId: sport.id } : {}, signal),
    ]);
    return {
      teams: teams.flatMap((wire) => {
        const sportId = v.safeParse(sportIdSchema, wire.teamSportId);
        if (!sportId.success) return [];
        const sportKey = sportById(sportId.output).key;
        return [favouriteTeam(t, { ...parseSide(wire), sportKey })];
      }),
      leagues: byImportance(leagues, visitor.countryCode)
        .flatMap((wire) => {
          const league = parseLeague(wire, visitor.language);
          return league ? [favouriteLeague(t, league)] : [];
        })
        .filter((item) => !without.includes(favouriteKey(item)))
        .slice(0, LEAGUES),
    };
  };
  return settle(load());
}

/**
 * Returns the busiest teams. Without a sport, takes a few of each main one, since the busiest
 * overall are all of one sport.
 */
async function suggestedTeams(
  api: Api,
  { sport, without }: { sport: Sport | undefined; without: readonly string[] },
  signal: AbortSignal,
): Promise<TeamWire[]> {
  const sports = sport ? [sport] : MAIN_SPORT_KEYS.map((key) => SPORTS[key]);
  const lists = await Promise.all(
    sports.map(({ id }) =>
      call(api, CALLS.listSuggestedTeams, { sportRadarId: sportRadarId(id) }, signal),
    ),
  );
  const isNew = ({ teamId: favouriteItemId }: TeamWire) =>
    !without.includes(favouriteKey({ type: FAVOURITE_TYPE.team, favouriteItemId }));
  return lists.flatMap((list) => list.filter(isNew).slice(0, Math.ceil(TEAMS / sports.length)));
}
