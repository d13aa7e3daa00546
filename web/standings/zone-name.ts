import type { TextKey } from '../../edge/shared/text/messages.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { Zone } from './standings.ts';

/** Text keys of the zone names that sources use for every league. */
const KEYS = new Map<string, TextKey & `zone.${string}`>([
  ['Champions', 'zone.champions'],
  ['Promotion', 'zone.promotion'],
  ['Promotion play-off', 'zone.promotionPlayOff'],
  ['Play-offs', 'zone.playOffs'],
  ['Round of 16', 'zone.roundOf16'],
  ['Relegation play-off', 'zone.relegationPlayOff'],
  ['Relegation', 'zone.relegation'],
]);

/** Returns a zone's name in the visitor's language; a league's own name ('Copa del Sur') stays. */
export function zoneName(t: Text, { name }: Pick<Zone, 'name'>): string {
  const key = KEYS.get(name);
  return key === undefined ? name : t(key);
}
