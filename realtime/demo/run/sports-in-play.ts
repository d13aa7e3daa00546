import type { SportKey } from '../../sports/sport.ts';

const EACH_ONCE: readonly SportKey[] = [
  'football',
  'basketball',
  'tennis',
  'american-football',
  'handball',
  'volleyball',
  'table-tennis',
  'badminton',
  'beach-volley',
  'baseball',
];

/** Who has more matches at a time than the others: what most people follow. */
const MORE: readonly SportKey[] = [
  'football',
  'basketball',
  'tennis',
  'football',
  'basketball',
  'american-football',
  'handball',
  'tennis',
  'basketball',
  'volleyball',
];

/** The sports of this many matches in play at once: from ten on every sport is among them. */
export function sportsInPlay(matches: number): SportKey[] {
  const cycle = [...EACH_ONCE, ...MORE];
  return Array.from({ length: matches }, (_, index) => cycle[index % cycle.length] ?? 'football');
}
