import * as v from 'valibot';
import {
  alertKindsOf,
  playerAlertKindsOf,
  type AlertKind,
} from '../../edge/contracts/alert-kinds.ts';
import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { Sport } from '../../realtime/sports/sport.ts';

/** Types of favourites that have no alerts: a sport would alert endlessly. */
export const WITHOUT_ALERTS: ReadonlySet<number> = new Set<number>([FAVOURITE_TYPE.sport]);
/** Longer than any match of any sport, ms. */
const MAX_MATCH_MS = 43_200_000;

/**
 * Returns the sport of a favourite that can have alerts; null for a sport itself, for a player in a
 * sport whose feeds do not report players, and for a match that is long over.
 */
export function alertSportOf(item: FavouriteItem, now: number): Sport | null {
  const isOver = now - (item.fixtureStartTime ?? now) > MAX_MATCH_MS;
  if (isOver || WITHOUT_ALERTS.has(item.type)) return null;
  const sport = sportOfItem(item);
  return sport && kindsOfItem(item, sport).length > 0 ? sport : null;
}

/** Returns the kinds of alerts that a favourite of a sport can have. */
export function kindsOfItem({ type }: FavouriteItem, sport: Sport): AlertKind[] {
  return type === FAVOURITE_TYPE.player ? playerAlertKindsOf(sport) : alertKindsOf(sport);
}

/** Returns a favourite's sport; null for an unknown one. */
export function sportOfItem({ fixtureSportId }: FavouriteItem): Sport | null {
  const id = v.safeParse(sportIdSchema, fixtureSportId);
  return id.success ? sportById(id.output) : null;
}
