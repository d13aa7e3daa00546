import type { SeasonRules } from '../../protocol/season-rules.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Culture } from './culture.ts';
import type { Gender } from './people.ts';

/** When a match begins: days since the week's Monday, and minutes since midnight, local time. */
export interface Slot {
  day: number;
  minutes: number;
}

/**
 * When a league's seasons begin; one ends where the next begins. Yearly: in the
 * week of the Monday on or after each 'MM-DD'. Cycle: every so many weeks,
 * `offset` weeks after the cycles were first counted.
 */
export type SeasonTimes =
  | { kind: 'yearly'; starts: readonly string[] }
  | { kind: 'cycle'; weeks: number; offset: number };

/** Everybody meets everybody `meetings` times; a round's slots are one for each of its matches. */
export interface TablePlan {
  meetings: number;
  /** The rounds of a week; over the season they are spread evenly. */
  rounds: readonly (readonly Slot[])[];
  /** From the season's begin; the last of them ends the table. */
  weeks: number;
  /** Names of the groups, of equal size, into which the teams are drawn. */
  groups?: GroupPlan;
}

export interface GroupPlan {
  names: readonly string[];
  /** 'own': only teams of one group meet. 'all': everybody meets. */
  opponents: 'own' | 'all';
}

export interface KnockoutRoundPlan {
  name: string;
  /** Weeks from the season's begin; the slots are of that week, one for each tie. */
  week: number;
  slots: readonly Slot[];
  /** Of the second leg; sides are exchanged. */
  secondLeg?: readonly Slot[];
}

export interface KnockoutPlan {
  /** 'draw': all (or so many) teams of the league. Else the first of each group, or of the table. */
  entrants: { kind: 'draw'; count: number } | { kind: 'table'; perGroup: number };
  rounds: readonly KnockoutRoundPlan[];
}

/** Who takes part: clubs of their own, clubs of other leagues, single players or pairs. */
export type Entrants =
  | { kind: 'clubs'; count: number; cultures: readonly Culture[]; gender: Gender }
  | { kind: 'members'; count: number; leagues: readonly string[] }
  | { kind: 'players'; count: number; cultures: readonly Culture[]; gender: Gender }
  | { kind: 'pairs'; count: number; cultures: readonly Culture[]; gender: Gender };

export interface LeaguePlan {
  /** Unique in the world: 'fb-1'. */
  key: string;
  sport: SportKey;
  name: string;
  /** ISO 3166 code in lower case, or 'int'. */
  country: string;
  /** IANA name: the slots' local time. */
  zone: string;
  entrants: Entrants;
  seasons: SeasonTimes;
  table?: TablePlan;
  knockout?: KnockoutPlan;
  rules?: Pick<SeasonRules, 'tiebreakers' | 'zones'>;
}

export const MONDAY = 0;
export const TUESDAY = 1;
export const WEDNESDAY = 2;
export const THURSDAY = 3;
export const FRIDAY = 4;
export const SATURDAY = 5;
export const SUNDAY = 6;

/** Slots on one day at the given times of day, 'HH:MM' of the league's zone. */
export function on(day: number, ...times: readonly string[]): Slot[] {
  return times.map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return { day, minutes: hours * 60 + minutes };
  });
}

/** `count` slots on one day, `step` minutes apart, so many at a time. */
export function courts(
  day: number,
  count: number,
  first: string,
  step: number,
  atOnce = 1,
): Slot[] {
  const [begin] = on(day, first);
  return Array.from({ length: count }, (_, index) => ({
    day,
    minutes: (begin?.minutes ?? 0) + Math.floor(index / atOnce) * step,
  }));
}
