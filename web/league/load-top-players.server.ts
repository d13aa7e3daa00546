import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LeagueContext } from './load-league.server.ts';
import { parseTopPlayers, type TopPlayers } from './top-players.ts';

/**
 * Loads a league's best players; null without figures or on failure, since this part is optional.
 * Also null for a fan with a delay of scores, since the sums include the matches in play.
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
