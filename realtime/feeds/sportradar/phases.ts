import { MATCH_STATUSES, type MatchStatus } from '../../protocol/match-status.ts';
import type { SportKey } from '../../protocol/sport.ts';

/** A sport's match status; undefined when the sport has none of the kind. */
export type PhaseOf = (sport: SportKey) => MatchStatus | undefined;

type Family = 'halves' | 'quarters' | 'innings' | 'sets';

const FAMILY: Readonly<Record<SportKey, Family>> = {
  football: 'halves',
  handball: 'halves',
  basketball: 'quarters',
  'american-football': 'quarters',
  baseball: 'innings',
  tennis: 'sets',
  volleyball: 'sets',
  'beach-volley': 'sets',
  badminton: 'sets',
  'table-tennis': 'sets',
};

/** How many sets a match can have. */
const MOST_SETS: Readonly<Partial<Record<SportKey, number>>> = {
  tennis: 5,
  volleyball: 5,
  'beach-volley': 3,
  badminton: 3,
  'table-tennis': 7,
};

/** Halves and what follows them, as sports that count "periods" number them. */
const HALVES = ['H1', 'H2', 'ET1', 'ET2'] as const;
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4', 'OT'] as const;

/** The match status of this name, when there is one. */
export function matchStatusNamed(name: string): MatchStatus | undefined {
  return MATCH_STATUSES.find((status) => status === name);
}

/** Whether a match of the sport is played in sets. */
export function isPlayedInSets(sport: SportKey): boolean {
  return FAMILY[sport] === 'sets';
}

/** A period, whatever the sport plays in. */
export function period(number: number): PhaseOf {
  return (sport) => {
    const family = FAMILY[sport];
    if (family === 'halves') return HALVES[number - 1];
    if (family === 'quarters') return QUARTERS[number - 1];
    return family === 'sets' ? set(number)(sport) : inning(number)(sport);
  };
}

/** College basketball is played in halves; American football's are two quarters each. */
export function half(number: number): PhaseOf {
  return (sport) =>
    FAMILY[sport] === 'halves' || sport === 'basketball' ? HALVES[number - 1] : undefined;
}

export function quarter(number: number): PhaseOf {
  return (sport) => (FAMILY[sport] === 'quarters' ? QUARTERS[number - 1] : undefined);
}

export function set(number: number): PhaseOf {
  return (sport) =>
    number <= (MOST_SETS[sport] ?? 0) ? matchStatusNamed(`S${number}`) : undefined;
}

export function inning(number: number): PhaseOf {
  return (sport) => (FAMILY[sport] === 'innings' ? matchStatusNamed(`I${number}`) : undefined);
}

/** A half-time, where the sport has that one; else a break. */
export function pause(status: 'HT' | 'ETHT'): PhaseOf {
  return (sport) => {
    const family = FAMILY[sport];
    return family === 'halves' || (family === 'quarters' && status === 'HT') ? status : 'Break';
  };
}

/** Extra time and the shoot-out of sports in halves; the overtime of those in quarters. */
export function overtime(status: 'ET1' | 'ET2' | 'PEN'): PhaseOf {
  return (sport) => {
    const family = FAMILY[sport];
    if (family === 'halves') return status;
    return family === 'quarters' && status !== 'PEN' ? 'OT' : undefined;
  };
}

/** How it ended, where the sport tells that apart. */
export function after(status: 'AET' | 'AP'): PhaseOf {
  return (sport) => {
    const family = FAMILY[sport];
    const knows = family === 'halves' || (family !== 'sets' && status === 'AET');
    return knows ? status : 'Ended';
  };
}
