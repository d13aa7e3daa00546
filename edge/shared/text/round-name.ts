import type { TextKey } from './messages.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import type { Text } from './text.ts';

type RoundKey = TextKey & `round.${string}`;
type NumberedKey = RoundKey &
  `round.${'matchday' | 'week' | 'numbered' | 'group' | 'roundOf' | 'ordinal'}`;

/** Sources' names of common rounds and groups, in lower case and without hyphens. */
const KEYS = new Map<string, Exclude<RoundKey, NumberedKey>>([
  ['final', 'round.final'],
  ['finals', 'round.finals'],
  ['third place', 'round.thirdPlace'],
  ['third place playoff', 'round.thirdPlace'],
  ['match for third place', 'round.thirdPlace'],
  ['semifinals', 'round.semiFinals'],
  ['semifinal', 'round.semiFinal'],
  ['quarterfinals', 'round.quarterFinals'],
  ['quarterfinal', 'round.quarterFinal'],
  ['playoffs', 'round.playOffs'],
  // A knock-out without round names.
  ['', 'round.playOffs'],
]);

/** Patterns of names with a number or a group's letter. */
const NUMBERED: readonly (readonly [RegExp, NumberedKey])[] = [
  [/^matchday (\d+)$/, 'round.matchday'],
  [/^week (\d+)$/, 'round.week'],
  [/^round (\d+)$/, 'round.numbered'],
  [/^group (\d+|[a-z])$/, 'round.group'],
  [/^round of (16|32|64|128)$/, 'round.roundOf'],
  [/^(\d+)(?:st|nd|rd|th) round$/, 'round.ordinal'],
];

/** Returns a source's round or group in the visitor's language; other names stay unchanged. */
export function roundName(t: Text, name: string): string {
  // Some sources add the stage: 'Finals, Quarterfinals'.
  const lower = name
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^finals, /, '');
  const key = KEYS.get(lower);
  if (key !== undefined) return t(key);
  for (const [pattern, numbered] of NUMBERED) {
    const [, place] = pattern.exec(lower) ?? [];
    if (place !== undefined) return t(numbered, { place: place.toUpperCase() });
  }
  return name;
}

/** Returns a match's round in its sport's terms: 'Week 17'; null in sports without rounds. */
export function roundOf(t: Text, name: string | null, sportKey: SportKey): string | null {
  if (name === null) return null;
  const { rounds, contestant } = SPORTS[sportKey];
  const [, day] = /^matchday (\d+)$/i.exec(name) ?? [];
  if (day !== undefined && contestant !== 'team') return t('round.ofPlayers', { place: day });
  const [, number] = /^(?:matchday|round|week) (\d+)$/i.exec(name) ?? [];
  if (number === undefined || rounds === 'matchdays') return roundName(t, name);
  return rounds === 'weeks' ? t('round.week', { place: number }) : null;
}
