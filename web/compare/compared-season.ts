import type { PlayerSeason } from '../player/player.ts';
import { isSameSeason, wholeSeason } from '../player/whole-season.ts';

/**
 * Returns the seasons that stand side by side: the newest that both played in one league, else each
 * player's newest. Null if one of them has none.
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
