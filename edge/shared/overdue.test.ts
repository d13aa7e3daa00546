import { expect, test } from 'vitest';
import { isOverdue, type PlannedStart } from './overdue.ts';

const MINUTE = 60_000;
const DAY = 1_440;
const START = Date.UTC(2026, 10, 20, 15);

test.each<[what: string, more: Partial<PlannedStart>, minutes: number, overdue: boolean]>([
  ['before its start', {}, -1, false],
  ['some minutes late', {}, 19, false],
  ['of which nobody says that it began', {}, 20, true],
  ['of a sport that begins sooner', { sportKey: 'badminton' }, 6, true],
  ['that is said to be delayed', { status: 'Delayed' }, 300, false],
  ['that was said to be delayed yesterday', { status: 'Delayed' }, DAY, true],
  ['of which nothing is known any more', { status: 'Unknown' }, 30, true],
  ['that is being played', { status: 'Live' }, 30, false],
  ['that is over', { status: 'Finished' }, 300, false],
  ['that is put off', { status: 'Postponed' }, 300, false],
  ['without a known time, on its day', { startTimeTbd: true }, DAY - 1, false],
  ['without a known time, after its day', { startTimeTbd: true }, DAY, true],
  ['without a known day, in its year', { startTimeTbd: true, startDayTbd: true }, 365 * DAY, false],
  ['without a known day, later', { startTimeTbd: true, startDayTbd: true }, 366 * DAY, true],
  ['delayed without a known day', { status: 'Delayed', startDayTbd: true }, 365 * DAY, false],
])('decides whether a match %s is overdue', (_what, more, minutes, overdue) => {
  const match = { sportKey: 'football', status: 'NotStarted', startTime: START, ...more } as const;
  expect(isOverdue(match, START + minutes * MINUTE)).toBe(overdue);
});
