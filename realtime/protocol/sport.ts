import * as v from 'valibot';

/** The sports of spec point 3 with their ids; a sport's radar id is `sr:sport:{id}`. */
export const SPORTS = [
  { id: 1, key: 'football', name: 'Football' },
  { id: 2, key: 'basketball', name: 'Basketball' },
  { id: 5, key: 'tennis', name: 'Tennis' },
  { id: 16, key: 'american-football', name: 'American football' },
  { id: 3, key: 'baseball', name: 'Baseball' },
  { id: 6, key: 'handball', name: 'Handball' },
  { id: 20, key: 'table-tennis', name: 'Table tennis' },
  { id: 23, key: 'volleyball', name: 'Volleyball' },
  { id: 31, key: 'badminton', name: 'Badminton' },
  { id: 34, key: 'beach-volley', name: 'Beach volley' },
] as const;

export type Sport = (typeof SPORTS)[number];
export type SportId = Sport['id'];
export type SportKey = Sport['key'];

/** The sports a route may be prefixed with (spec point 2), in navigation order. */
export const MAIN_SPORT_KEYS = ['football', 'basketball', 'tennis', 'american-football'] as const;
export type MainSportKey = (typeof MAIN_SPORT_KEYS)[number];

export const sportIdSchema = v.picklist(SPORTS.map((sport) => sport.id));
export const sportKeySchema = v.picklist(SPORTS.map((sport) => sport.key));

/** The sport with this id. Every `SportId` has one. */
export function sportById(id: SportId): Sport {
  const sport = SPORTS.find((candidate) => candidate.id === id);
  if (!sport) throw new Error(`No sport has the id ${String(id)}`);
  return sport;
}

/** The sport with this key, or undefined when the text names none. */
export function sportByKey(key: string): Sport | undefined {
  return SPORTS.find((sport) => sport.key === key);
}

export function sportName(key: SportKey): string {
  return sportByKey(key)?.name ?? key;
}

/** `sr:sport:1` for football: the id that navigation data and upstream calls use. */
export function sportRadarId(id: SportId): string {
  return `sr:sport:${id}`;
}
