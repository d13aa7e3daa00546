import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';

/** Who has more matches at a time than the others: what most people follow. */
const MORE: readonly SportKey[] = [
  ...(['football', 'basketball', 'tennis', 'football', 'basketball'] as const),
  ...(['american-football', 'handball', 'tennis', 'basketball', 'volleyball'] as const),
];

/** The sports of this many matches in play at once: from as many as there are sports each is among them. */
export function sportsInPlay(matches: number): SportKey[] {
  const cycle = [...ALL_SPORTS.map(({ key }) => key), ...MORE];
  return Array.from({ length: matches }, (_, index) => cycle[index % cycle.length] ?? 'football');
}
