import type { Culture } from './culture.ts';
import type { Random } from './random.ts';

/** An invented club: full name, short name for lists, scoreboard code and home ground. */
export interface Club {
  name: string;
  shortName: string;
  /** Three letters: 'SAL'. */
  code: string;
  ground: string;
}

const GROUNDS = ['Park', 'Arena', 'Field', 'Ground', 'Stadium', 'Hall'];

/** Returns clubs of different towns. */
export function inventClubs(random: Random, culture: Culture, count: number): Club[] {
  const clubs = new Map<string, Club>();
  const codes = new Set<string>();
  while (clubs.size < count) {
    const town = random.pick(culture.townStarts) + random.pick(culture.townEnds);
    if (clubs.has(town)) continue;
    const name = random.pick(culture.clubs).replace('*', town);
    const ground = `${town} ${random.pick(GROUNDS)}`;
    const code = freeCode(town, codes);
    codes.add(code);
    clubs.set(town, { name, shortName: town, code, ground });
  }
  return [...clubs.values()];
}

/** Returns a town's first letter with two later ones, the earliest that no other town has. */
function freeCode(town: string, taken: ReadonlySet<string>): string {
  const letters = town
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  for (let last = 2; last < letters.length; last++)
    for (let middle = 1; middle < last; middle++) {
      const code = letters.charAt(0) + letters.charAt(middle) + letters.charAt(last);
      if (!taken.has(code)) return code;
    }
  throw new Error(`Every code of ${town} is taken.`);
}
