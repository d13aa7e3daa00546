import type { SportKey } from '../../sports/sport.ts';
import type { Person } from './people.ts';
import { fullName } from './people.ts';
import type { Random } from './random.ts';

/** Someone of a squad. */
export interface DemoPlayer {
  /** 'demo-fb-1-03-p07' */
  id: string;
  name: string;
  /** Shirt number; players of single sports have none. */
  number?: number;
  /** 'GK', 'DF' …: as the sport writes it. */
  position?: string;
  /** '2001-04-30' */
  birthDate: string;
}

/** Positions in the order of the team sheet: who begins stands first. */
const SHEETS: Partial<Record<SportKey, string>> = {
  football: 'GK DF DF DF DF MF MF MF FW FW FW MF FW DF MF FW GK DF DF MF FW GK MF',
  basketball: 'G G F F C G F C G F F C',
  'american-football':
    'QB RB WR WR TE WR OL OL OL OL OL DL DL DL DL LB LB LB CB CB S S K P QB RB RB WR WR TE TE OL OL OL DL DL DL LB LB LB CB CB CB S S OL',
  baseball: 'CF SS LF 1B DH 3B RF C 2B P P P P C IF IF OF P P',
  handball: 'GK LW LB CB RB RW P GK LW LB CB RB RW P LB GK',
  volleyball: 'S OH MB OP OH MB L S OH MB OP OH MB L',
};

/** How many of a sport's sheet take part in a match as it is simulated. */
const TAKING_PART: Partial<Record<SportKey, number>> = {
  football: 18,
  basketball: 10,
  'american-football': 6,
  baseball: 9,
  handball: 14,
  volleyball: 12,
};

/** How many people a squad of the sport has; 1 where a single player is the team. */
export function squadSize(sport: SportKey): number {
  return SHEETS[sport]?.split(' ').length ?? 1;
}

/** Names of those who take part in a match, in the order of the team sheet. */
export function teamSheet(sport: SportKey, squad: readonly DemoPlayer[]): string[] {
  return squad.slice(0, TAKING_PART[sport]).map(({ name }) => name);
}

/** Makes a squad of people: numbers, positions by the sport's team sheet, and birth dates. */
export function createSquad(
  random: Random,
  sport: SportKey,
  teamId: string,
  people: readonly Person[],
): DemoPlayer[] {
  const positions = SHEETS[sport]?.split(' ') ?? [];
  const numbers = shirtNumbers(random, sport, positions);
  return people.map((person, index) => {
    const number = numbers[index];
    const position = positions[index];
    return {
      id: `${teamId}-p${String(index + 1).padStart(2, '0')}`,
      name: fullName(person),
      ...(number !== undefined && { number }),
      ...(position !== undefined && { position }),
      birthDate: inventBirthDate(random),
    };
  });
}

/** The first eleven of football wear 1 to 11; elsewhere any number of the sport's usual range. */
function shirtNumbers(random: Random, sport: SportKey, positions: readonly string[]): number[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (sport === 'football')
    return [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11, ...random.shuffle(range(12, 39))];
  if (sport !== 'american-football')
    return random.shuffle(range(sport === 'basketball' ? 0 : 1, sport === 'volleyball' ? 20 : 55));
  const taken = new Set<number>();
  return positions.map((position) => {
    const [from, to] = NUMBERS[position] ?? [1, 99];
    const number = random.shuffle(range(from, to)).find((free) => !taken.has(free)) ?? 0;
    taken.add(number);
    return number;
  });
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

/** Most are in their twenties; few are very young or old. */
function inventBirthDate(random: Random): string {
  const age = 18 + Math.floor((random.next() + random.next()) * 9.5);
  const day = Date.UTC(2026 - age, random.int(0, 11), random.int(1, 28));
  return new Date(day).toISOString().slice(0, 10);
}
