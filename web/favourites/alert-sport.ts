import * as v from 'valibot';
import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { Sport } from '../../realtime/sports/sport.ts';

/** Types of favourites that have no alerts. */
export const WITHOUT_ALERTS: ReadonlySet<number> = new Set<number>([
  FAVOURITE_TYPE.sport,
  FAVOURITE_TYPE.player,
]);
/** Longer than any match of any sport, ms. */
const MAX_MATCH_MS = 43_200_000;

/**
 * Returns the sport of a favourite that can have alerts; null for a sport itself, which would alert
 * endlessly, for a player, whom alerts of a match do not know, and for a match that is long over.
 */
export function alertSportOf(item: FavouriteItem, now: number): Sport | null {
  const isOver = now - (item.fixtureStartTime ?? now) > MAX_MATCH_MS;
  return isOver || WITHOUT_ALERTS.has(item.type) ? null : sportOfItem(item);
}

/** Returns a favourite's sport; null for an unknown one. */
export function sportOfItem({ fixtureSportId }: FavouriteItem): Sport | null {
  const id = v.safeParse(sportIdSchema, fixtureSportId);
  return id.success ? sportById(id.output) : null;
}
