import * as CALLS from '../../edge/contracts/calls.ts';
import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { followedIds } from '../favourites/pages/followed-ids.ts';
import { parsePlayerMatches } from './load-player.server.ts';
import type { PlayerMatch } from './player-matches.ts';

/** A fan's player, with the match that the player is in or played last. */
export interface MyPlayer {
  id: string;
  name: string;
  played: PlayerMatch;
}

/** Most players to load, in the order of the fan's favourites: each needs a call. */
const MOST = 8;

/**
 * Loads the visitor's players of a sport, each with the match that the player is in or played last.
 * Looks only at the first `MOST` players of any sport.
 */
export async function loadMyPlayers(
  { api, edge }: LoaderContext,
  sport: Sport,
  signal: AbortSignal,
): Promise<readonly MyPlayer[]> {
  const ids = followedIds(edge.visitor.favourites, FAVOURITE_TYPE.player).slice(0, MOST);
  const answers = await Promise.all(
    ids.map((id) =>
      orNullWhenFailed(callOrNull(api, CALLS.listPlayerEvents, { id, size: 1 }, signal)),
    ),
  );
  return answers.flatMap((events): MyPlayer[] => {
    const [played] = events ? parsePlayerMatches(events) : [];
    if (!events?.player || !played || played.entry.match.sportKey !== sport.key) return [];
    const { playerId: id, playerName: name } = events.player;
    return [{ id, name, played }];
  });
}
