import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';

/** The most popular sports, which have more matches at a time. */
const MORE: readonly SportKey[] = [
  ...(['football', 'basketball', 'tennis', 'football', 'basketball'] as const),
  ...(['american-football', 'handball', 'tennis', 'basketball', 'volleyball'] as const),
];

/** Returns the sports of `matches` matches in play: every sport, if there are enough matches. */
export function sportsInPlay(matches: number): SportKey[] {
  const cycle = [...ALL_SPORTS.map(({ key }) => key), ...MORE];
  return Array.from({ length: matches }, (_, index) => cycle[index % cycle.length] ?? 'football');
}
