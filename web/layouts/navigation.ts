import type { NavigationEntryWire } from '../../edge/contracts/app-data.ts';
import {
  MAIN_SPORT_KEYS,
  sportByKey,
  sportName,
  sportRadarId,
  SPORTS,
  type MainSportKey,
} from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { isMainSport, matchesPath } from '../paths/match-path.ts';

/** Navigation entry of spec point 3. */
export type NavigationEntry = NavigationEntryWire;

/** The embedded API's label for all sports. */
const ALL = 'All';

/**
 * All, and one entry per main sport (spec point 2): the fallback if navigation data failed to load.
 */
export const DEFAULT_NAVIGATION: readonly NavigationEntry[] = [
  { key: 'all', path: '/', betRadarId: null, label: ALL },
  ...MAIN_SPORT_KEYS.map((key) => ({
    key,
    path: matchesPath(key),
    betRadarId: sportRadarId(SPORTS[key].id),
    label: sportName(key),
  })),
];

/**
 * Returns the current entry (spec point 2): the one keyed by the first path segment, else the first
 * whose path starts with it, else the one keyed all, else the first; undefined only without
 * entries.
 */
export function currentEntry<Entry extends { key: string; path: string }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const segment = pathname.split('/').find(Boolean);
  return (
    entries.find(({ key }) => key === segment) ??
    (segment === undefined
      ? undefined
      : entries.find(({ path }) => path.startsWith(`/${segment}`))) ??
    entries.find(({ key }) => key === 'all') ??
    entries[0]
  );
}

/** Returns the label in the visitor's language, unless the navigation's source changed it. */
export function navigationLabel(t: Text, { key, label }: NavigationEntry): string {
  const own = DEFAULT_NAVIGATION.find((entry) => entry.key === key);
  if (own?.label !== label) return label;
  return isMainSport(key) ? t(`sport.${key}`) : t('navigation.all');
}

/** Returns an entry's sport: football for all (spec point 2). */
export function sportKeyOf(entry: Pick<NavigationEntry, 'key'> | undefined): MainSportKey {
  return entry && isMainSport(entry.key) ? entry.key : 'football';
}

/**
 * Returns the current entry's sport, or on lists of a sport without an entry that sport (ADR 85).
 */
export function sportInHand(
  pathname: string,
  current: Pick<NavigationEntry, 'key'> | undefined,
): SportKey {
  const named = sportByKey(pathname.split('/').find(Boolean) ?? '');
  return named && !isMainSport(named.key) ? named.key : sportKeyOf(current);
}
