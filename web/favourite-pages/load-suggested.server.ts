import * as CALLS from '../../edge/contracts/calls.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import * as v from 'valibot';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById, sportRadarId } from '../../realtime/sports/registry.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import { call } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { settle, type Settled } from '../api/settled.ts';
import { byImportance } from '../domain/league-order.server.ts';
import { parseLeague } from '../domain/parse-league.server.ts';
import { parseSide } from '../domain/parse-side.ts';
import { favouriteLeague, favouriteTeam } from '../favourites/favourite-of.ts';
import { textOf } from '../text/text.ts';

/** What a fan may want to follow, as their stars keep it. */
export interface Suggested {
  teams: FavouriteItem[];
  leagues: FavouriteItem[];
}

const LEAGUES = 8;

/** The busiest teams and the first leagues, of a sport or of all. */
export function loadSuggested(
  { api, edge: { visitor } }: LoaderContext,
  sport: Sport | undefined,
  signal: AbortSignal,
): Promise<Settled<Suggested>> {
  const t = textOf(visitor.language);
  const sportRadar = sport ? sportRadarId(sport.id) : 'all';
  const load = async (): Promise<Suggested> => {
    const [teams, leagues] = await Promise.all([
      call(api, CALLS.listSuggestedTeams, { sportRadarId: sportRadar }, signal),
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
        .slice(0, LEAGUES),
    };
  };
  return settle(load());
}
