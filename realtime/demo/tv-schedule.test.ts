import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tvScheduleSchema } from '../protocol/tv.ts';
import { scheduleBetween } from './season/schedule.ts';
import { outcomeOf } from './season/scheduled-match.ts';
import { demoTvSchedule } from './tv-schedule.ts';

const NOON = Date.UTC(2026, 10, 25, 12);
const HALF_HOUR = 30 * 60_000;
const DAY = 48 * HALF_HOUR;
const { programmes } = demoTvSchedule(NOON);

test('the schedule is valid and the same at any time of a half hour', () => {
  v.assert(tvScheduleSchema, demoTvSchedule(NOON));
  expect(demoTvSchedule(NOON + HALF_HOUR - 1)).toEqual(demoTvSchedule(NOON));
});

test('a programme stays the same when the schedule is generated a day later', () => {
  const later = new Map(demoTvSchedule(NOON + DAY).programmes.map((each) => [each.id, each]));
  const today = programmes.filter(({ start }) => start >= NOON && start < NOON + DAY);
  for (const programme of today) expect(later.get(programme.id)).toEqual(programme);
});

test('season matches are shown, and only while they are played', () => {
  const played = new Map(
    scheduleBetween(NOON - 2 * DAY, NOON + 4 * DAY, NOON).map((match) => [match.matchId, match]),
  );
  const shown = programmes.filter(({ matchId }) => matchId !== undefined);
  expect(shown.length).toBeGreaterThan(5);
  for (const { matchId = '', start, end } of shown) {
    const match = played.get(matchId);
    expect(match?.fixture.startTime).toBeLessThanOrEqual(start);
    expect(match && outcomeOf(match).endsAt).toBeGreaterThanOrEqual(end);
  }
});

test('every day has half hours left for the filler', () => {
  const starts = new Set(programmes.map(({ start }) => start));
  const empty = [0, 1, 2].map((day) =>
    Array.from({ length: 48 }, (_, slot) => NOON + day * DAY + slot * HALF_HOUR).some(
      (at) => !starts.has(at),
    ),
  );
  expect(empty).toEqual([true, true, true]);
});
