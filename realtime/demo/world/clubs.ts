import type { Culture } from './culture.ts';
import type { Random } from './random.ts';

/** An invented club: its full name, the short one for lists, and its home ground. */
export interface Club {
  name: string;
  shortName: string;
  ground: string;
}

const GROUNDS = ['Park', 'Arena', 'Field', 'Ground', 'Stadium', 'Hall'];

/** Returns clubs of different towns. */
export function inventClubs(random: Random, culture: Culture, count: number): Club[] {
  const clubs = new Map<string, Club>();
  while (clubs.size < count) {
    const town = random.pick(culture.townStarts) + random.pick(culture.townEnds);
    if (clubs.has(town)) continue;
    const name = random.pick(culture.clubs).replace('*', town);
    const ground = `${town} ${random.pick(GROUNDS)}`;
    clubs.set(town, { name, shortName: town, ground });
  }
  return [...clubs.values()];
}
