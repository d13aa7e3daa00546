import type { RouterContextProvider } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { notFound } from '../app/not-found.ts';
import { isUnsettled } from '../domain/is-unsettled.ts';
import { parsePlayerMatches } from '../player/load-player.server.ts';
import {
  parsePlayer,
  parseSeasons,
  type PlayerProfile,
  type PlayerSeason,
} from '../player/player.ts';
import { isSameSeason, wholeSeason } from '../player/whole-season.ts';

export interface PlayersData {
  /** In the order of the address. */
  players: readonly [PlayerProfile, PlayerProfile];
  /** In the same order; null if a player has no season. */
  seasons: readonly [PlayerSeason, PlayerSeason] | null;
  now: number;
}

/**
 * Loads two players side by side. Throws a response if one of them is missing, if they are the same, or if
 * their sports differ.
 */
export async function loadPlayers(
  context: Readonly<RouterContextProvider>,
  request: Request,
  ids: readonly [string, string],
): Promise<PlayersData> {
  const { api, edge } = loaderContextOf(context, request);
  const { signal } = request;
  if (ids[0] === ids[1]) throw notFound();
  const load = async (id: string) => {
    const [detail, isPlaying] = await Promise.all([
      callOrNull(api, CALLS.getPlayer, { id }, signal),
      // Sums include the match in play. A fan with a delay sees none until that match is over.
      api.delay === undefined ? false : playsNow(id),
    ]);
    const player = detail && parsePlayer(detail);
    return player && { player, seasons: isPlaying ? [] : parseSeasons(detail) };
  };
  const playsNow = async (id: string) => {
    const events = await callOrNull(api, CALLS.listPlayerEvents, { id, size: 3 }, signal);
    return events
      ? parsePlayerMatches(events).some(({ entry }) => isUnsettled(entry.match, edge.now))
      : false;
  };
  const [one, other] = await orThrowResponse(Promise.all([load(ids[0]), load(ids[1])]));
  if (!one || !other || one.player.sportKey !== other.player.sportKey) throw notFound();
  return {
    players: [one.player, other.player],
    seasons: comparedSeasons(one.seasons, other.seasons),
    now: edge.now,
  };
}

/**
 * Returns the two seasons to compare: the newest that both players have in one league, else each
 * player's newest. Null if a player has no season.
 */
export function comparedSeasons(
  one: readonly PlayerSeason[],
  other: readonly PlayerSeason[],
): [PlayerSeason, PlayerSeason] | null {
  const [first, second] = [one[0], other[0]];
  if (!first || !second) return null;
  for (const season of one) {
    const same = other.find((each) => isSameSeason(each, season));
    if (same) return [wholeSeason(one, season), wholeSeason(other, same)];
  }
  return [wholeSeason(one, first), wholeSeason(other, second)];
}
