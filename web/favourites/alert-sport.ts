import * as v from 'valibot';
import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { Sport } from '../../realtime/sports/sport.ts';

/** Longer than any match of any sport, ms. */
const MAX_MATCH_MS = 43_200_000;

/**
 * Returns the sport of a favourite that can have alerts; null for a sport itself, which would alert
 * endlessly, and for a match that is long over.
 */
export function alertSportOf(item: FavouriteItem, now: number): Sport | null {
  const { type, fixtureSportId, fixtureStartTime } = item;
  const id = v.safeParse(sportIdSchema, fixtureSportId);
  const isOver = now - (fixtureStartTime ?? now) > MAX_MATCH_MS;
  return id.success && type !== FAVOURITE_TYPE.sport && !isOver ? sportById(id.output) : null;
}
