import { DEMO_SPORTS, type SquadPlan } from '../demo-sports.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Person } from './people.ts';
import { fullName } from './people.ts';
import type { Random } from './random.ts';

/** A member of a squad. */
export interface DemoPlayer {
  /** 'demo-fb-1-03-p07' */
  id: string;
  name: string;
  /** Shirt number; absent in single sports. */
  number?: number;
  /** 'GK', 'DF' …: the sport's own abbreviation. */
  position?: string;
  /** '2001-04-30' */
  birthDate: string;
  /** ISO 3166 code in lower case. */
  nation: string;
}

/** Returns a sport's squad size; 1 for single players. */
export function squadSize(sport: SportKey): number {
  return DEMO_SPORTS[sport].squad?.positions.length ?? 1;
}

/**
 * Creates a squad of people with shirt numbers, birth dates, and positions from the sport's team
 * sheet.
 */
export function createSquad(
  random: Random,
  sport: SportKey,
  teamId: string,
  people: readonly Person[],
): DemoPlayer[] {
  const plan = DEMO_SPORTS[sport].squad;
  const positions = plan?.positions ?? [];
  const numbers = plan ? shirtNumbers(random, plan) : random.shuffle(range(1, 55));
  return people.map((person, index) => {
    const number = numbers[index];
    const position = positions[index];
    return {
      id: `${teamId}-p${String(index + 1).padStart(2, '0')}`,
      name: fullName(person),
      ...(number !== undefined && { number }),
      ...(position !== undefined && { position }),
      birthDate: inventBirthDate(random),
      nation: person.country,
    };
  });
}

function shirtNumbers(random: Random, { numbers, positions }: SquadPlan): number[] {
  if (numbers === 'eleven')
    return [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11, ...random.shuffle(range(12, 39))];
  if (numbers !== 'by-position') return random.shuffle(range(...numbers));
  const taken = new Set<number>();
  return positions.map((position) => {
    const [from, to] = NUMBERS[position] ?? [1, 99];
    const number = random.shuffle(range(from, to)).find((free) => !taken.has(free)) ?? 0;
    taken.add(number);
    return number;
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  QB: [1, 19],
  K: [1, 19],
  P: [1, 19],
  RB: [20, 49],
  CB: [20, 49],
  S: [20, 49],
  WR: [10, 19],
  TE: [80, 89],
  OL: [60, 79],
  DL: [90, 99],
  LB: [40, 59],
};

/** Returns an invented birth date: mostly of players in their twenties, few very young or old. */
function inventBirthDate(random: Random): string {
  const age = 18 + Math.floor((random.next() + random.next()) * 9.5);
  const day = Date.UTC(2026 - age, random.int(0, 11), random.int(1, 28));
  return new Date(day).toISOString().slice(0, 10);
}
