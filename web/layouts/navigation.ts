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
 * An entry for all sports and one per main sport (spec point 2): the fallback if navigation data
 * fails to load.
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
 * Returns the current entry (spec point 2): the entry whose key is the first segment of `pathname`,
 * else the first entry whose path starts with that segment, else the entry 'all', else the first
 * entry; undefined only if there are no entries.
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

/**
 * Returns an entry's label, translated unless the navigation's source has changed the default one.
 */
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
 * Returns the page's sport: one that is not a main sport if the path begins with it (ADR 85), else
 * the current entry's.
 */
export function sportInHand(
  pathname: string,
  current: Pick<NavigationEntry, 'key'> | undefined,
): SportKey {
  const named = sportByKey(pathname.split('/').find(Boolean) ?? '');
  return named && !isMainSport(named.key) ? named.key : sportKeyOf(current);
}
