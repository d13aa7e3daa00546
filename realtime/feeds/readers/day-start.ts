import type { Fixture } from '../../protocol/ingest.ts';

type Start = Pick<Fixture, 'startTime' | 'startTimeTbd' | 'startDayTbd'>;

/** Returns the start of a match without a known time of day: noon UTC. `month` counts from 1. */
export function startOnDay(year: number, month: number, day: number): Start {
  return { startTime: Date.UTC(year, month - 1, day, 12), startTimeTbd: true };
}

/** Returns the start of a match without a known day: 1 January. */
export function startInYear(year: number): Start {
  return { ...startOnDay(year, 1, 1), startDayTbd: true };
}

/** Returns a base for times if even the year is unknown: see `Recording.isUndated`. */
export function startUnknown(): Start {
  return startInYear(2000);
}
