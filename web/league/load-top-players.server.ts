import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LeagueContext } from './load-league.server.ts';
import { parseTopPlayers, type TopPlayers } from './top-players.ts';

/**
 * Loads a league's best players; null without counted figures and on failure: they are optional.
 * They are left out for a fan whose scores wait, since their sums include the matches in play.
 */
export async function loadTopPlayers(
  { api, league }: Pick<LeagueContext, 'api' | 'league'>,
  size: number,
  signal: AbortSignal,
): Promise<TopPlayers | null> {
  if (api.delay) return null;
  const input = { id: league.id, size };
  const players = await orNullWhenFailed(
    callOrNull(api, CALLS.listPlayerStatistics, input, signal),
  );
  return players && parseTopPlayers(players);
}
