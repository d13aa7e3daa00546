import { STATISTICS } from '../../sports/statistics.ts';
import type { Stats } from '../../protocol/match-state.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import type { SportKey } from '../../sports/sport.ts';

/** Counts of both sides by key. */
export type Counts = Record<Side, Map<string, number>>;

type Count = (key: string) => number;

export function addTo(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** Statistics that are computed from counts instead of counted, by key. */
const WORKED_OUT: Readonly<Record<string, (own: Count, other: Count) => number>> = {
  possession: (own, other) => share(own('possession-seconds'), other('possession-seconds'), 50),
  'pass-accuracy': (own) => percent(own('passes-completed'), own('passes')),
  'expected-goals': (own) => Math.round(own('expected-goals') * 100) / 100,
  'total-yards': (own) => own('passing-yards') + own('rushing-yards'),
  'possession-time': (own) => Math.round(own('possession-seconds')),
  'first-serve-percentage': (own) => percent(own('first-serves-in'), own('service-points')),
  'first-serve-points-won': (own) => percent(own('first-serves-won'), own('first-serves-in')),
  'second-serve-points-won': (own) =>
    percent(own('second-serves-won'), own('service-points') - own('first-serves-in')),
};

/** Returns the sport's statistics from counts, in the order of `STATISTICS`. */
export function statsOf(sport: SportKey, counts: Counts): Stats {
  const home: Count = (key) => counts.home.get(key) ?? 0;
  const away: Count = (key) => counts.away.get(key) ?? 0;
  return Object.fromEntries(
    STATISTICS[sport].map(({ key }): [string, Sides] => {
      const workOut = WORKED_OUT[key];
      if (!workOut) return [key, { home: home(key), away: away(key) }];
      const sides = { home: workOut(home, away), away: workOut(away, home) };
      // Two shares rounded up would exceed 100.
      if (key === 'possession') sides.away = 100 - sides.home;
      return [key, sides];
    }),
  );
}

function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}

function share(own: number, other: number, otherwise: number): number {
  return own + other > 0 ? percent(own, own + other) : otherwise;
}
