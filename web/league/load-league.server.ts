import { data, type RouterContextProvider } from 'react-router';
import { NO_LEAGUE_DATA } from '../../edge/contracts/messages.ts';
import type { LeagueWire } from '../../edge/contracts/league.ts';
import { getLeague, getRounds } from '../api/leagues.ts';
import { loading, type Loading } from '../api/load-api.server.ts';
import { needed } from '../api/needed.ts';
import { oncePerPage } from '../api/once.server.ts';
import { part } from '../api/part.ts';
import type { SportSeed } from '../scores/day-scores.ts';
import { seedOf } from '../scores/load-day.server.ts';
import type { League } from '../scores/match.ts';
import type { Moment } from '../scores/moment.ts';
import { parseLeague } from '../scores/parse-league.server.ts';

/** Who a screen of a league is of, for its frame and its content alike. */
export interface AskedLeague {
  asked: Loading;
  league: League;
  /** What its matches are asked for with. */
  radarId: string;
  moment: Moment;
}

/** What the frame of a league's screens says. */
export interface LeagueFrame {
  league: League;
  season: string | null;
  /** A cup that is only a knock-out has no table. */
  hasTable: boolean;
  hasBracket: boolean;
  seed: SportSeed;
  moment: Moment;
}

const onceLeague = oncePerPage<LeagueWire | null>();

/** The league of a path. Throws the answer where it does not exist or cannot be asked for. */
export async function askLeague(
  context: Readonly<RouterContextProvider>,
  request: Request,
  leagueId: string,
): Promise<AskedLeague> {
  const asked = loading(context, request);
  const wire = await needed(
    onceLeague(context, leagueId, () => getLeague(asked.api, leagueId, request.signal)),
  );
  const league = wire && parseLeague(wire);
  if (!league) throw data(NO_LEAGUE_DATA, { status: 404 });
  return {
    asked,
    league,
    radarId: wire.leagueRadarId ?? wire.leagueId,
    moment: { now: asked.edge.now, timeZone: asked.timeZone },
  };
}

export async function loadLeagueFrame(
  { asked: { api }, league, moment }: AskedLeague,
  signal: AbortSignal,
): Promise<LeagueFrame> {
  const [rounds, seed] = await Promise.all([
    part(getRounds(api, league.id, signal)),
    seedOf(api, league.sportKey, signal),
  ]);
  // Where rounds cannot be asked for, a table is what most leagues have.
  const list = rounds.kind === 'loaded' ? rounds.value : null;
  const stages = new Set(list?.rounds.map(({ stage }) => stage));
  return {
    league,
    season: list?.season?.seasonName ?? null,
    hasTable: stages.size === 0 || stages.has('table') || (list?.groups.length ?? 0) > 0,
    hasBracket: stages.has('knockout'),
    seed,
    moment,
  };
}
