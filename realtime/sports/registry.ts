import { americanFootball } from './american-football.ts';
import { badminton } from './badminton.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { beachVolley } from './beach-volley.ts';
import { football } from './football.ts';
import { handball } from './handball.ts';
import type { Sport, SportId, SportKey } from './sport.ts';
import { tableTennis } from './table-tennis.ts';
import { tennis } from './tennis.ts';
import { volleyball } from './volleyball.ts';

/** The sports of spec point 3, by key; the main ones come first. */
export const SPORTS: Readonly<Record<SportKey, Sport>> = {
  football,
  basketball,
  tennis,
  'american-football': americanFootball,
  baseball,
  handball,
  'table-tennis': tableTennis,
  volleyball,
  badminton,
  'beach-volley': beachVolley,
};

/** Every sport, the main ones first. */
export const ALL_SPORTS: readonly Sport[] = Object.values(SPORTS);

/** The sports that may prefix a route (spec point 2), in navigation order. */
export const MAIN_SPORT_KEYS = [
  'football',
  'basketball',
  'tennis',
  'american-football',
] as const satisfies readonly SportKey[];
export type MainSportKey = (typeof MAIN_SPORT_KEYS)[number];

/** Returns the sport with this id. Every `SportId` has one. */
export function sportById(id: SportId): Sport {
  const sport = ALL_SPORTS.find((candidate) => candidate.id === id);
  if (!sport) throw new Error(`No sport has the id ${String(id)}`);
  return sport;
}

/** Returns the sport with this key, or undefined if unknown. */
export function sportByKey(key: string): Sport | undefined {
  return ALL_SPORTS.find((sport) => sport.key === key);
}

/** Returns `sr:sport:1` for football: the id in navigation data and upstream calls. */
export function sportRadarId(id: SportId): string {
  return `sr:sport:${id}`;
}

/** Returns a sport's English name in APIs (spec point 3): 'American football'. */
export function sportName(key: SportKey): string {
  const words = key.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
