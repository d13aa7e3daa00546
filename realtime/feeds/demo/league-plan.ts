import type { SportKey } from '../../protocol/sport.ts';
import type { Culture } from './culture.ts';
import type { Gender } from './people.ts';

/** When matches begin: days since the cycle began, and minutes since midnight UTC. */
export interface Slot {
  day: number;
  minutes: number;
}

/** A league plays its rounds every week, a knockout its rounds every cycle of days. */
export type Calendar =
  | { kind: 'league'; rounds: readonly (readonly Slot[])[] }
  | {
      kind: 'knockout';
      cycleDays: number;
      rounds: readonly { name: string; slots: readonly Slot[] }[];
    };

/** Who takes part: clubs of their own, clubs of other leagues, single players or pairs. */
export type Entrants =
  | { kind: 'clubs'; count: number; cultures: readonly Culture[]; squad: number; gender: Gender }
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
  entrants: Entrants;
  calendar: Calendar;
}

export const MONDAY = 0;
export const TUESDAY = 1;
export const WEDNESDAY = 2;
export const THURSDAY = 3;
export const FRIDAY = 4;
export const SATURDAY = 5;
export const SUNDAY = 6;

/** Slots on one day at the given times of day, 'HH:MM' in UTC; past 24:00 it is the next day. */
export function on(day: number, ...times: readonly string[]): Slot[] {
  return times.map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return { day, minutes: hours * 60 + minutes };
  });
}

/** A tournament of sixteen that is played within a week, Monday to Sunday. */
export function weekOfSixteen(first: number, step: number): Calendar {
  const from = (day: number, count: number): Slot[] =>
    Array.from({ length: count }, (_, index) => ({ day, minutes: first + index * step }));
  return {
    kind: 'knockout',
    cycleDays: 7,
    rounds: [
      { name: 'Round of 16', slots: [...from(MONDAY, 4), ...from(TUESDAY, 4)] },
      { name: 'Quarter-final', slots: [...from(WEDNESDAY, 2), ...from(THURSDAY, 2)] },
      { name: 'Semi-final', slots: from(SATURDAY, 2) },
      { name: 'Final', slots: from(SUNDAY, 1) },
    ],
  };
}
