import { expect, test } from 'vitest';
import { clockSeconds, type ClockReading } from './clock.ts';
import type { MatchStatus } from './match-status.ts';
import { SPORTS } from './registry.ts';
import type { SportKey } from './sport.ts';

const HOUR = 3_600_000;
const at = 1_000_000;

test.each<[sport: SportKey, matchStatus: MatchStatus, minute: number, most: number]>([
  ['football', 'H1', 40, 65],
  ['football', 'H2', 90, 110],
  ['football', 'ET1', 100, 125],
  ['football', 'ET2', 119, 140],
  ['handball', 'H1', 29, 30],
  ['handball', 'H2', 59, 60],
])('a running clock of %s in %s at minute %i stops at minute %i', (key, status, minute, most) => {
  const clock: ClockReading = { seconds: minute * 60, running: true, at };
  expect(clockSeconds(SPORTS[key], clock, status, at + 60_000)).toBe(
    Math.min(minute + 1, most) * 60,
  );
  expect(clockSeconds(SPORTS[key], clock, status, at + 5 * HOUR)).toBe(most * 60);
});

test('a clock shows its feed’s time even beyond the limit, and does not run on from there', () => {
  const clock: ClockReading = { seconds: 121 * 60, running: true, at };
  expect(clockSeconds(SPORTS.football, clock, 'H2', at + HOUR)).toBe(121 * 60);
});

test('a clock that counts down ends at zero', () => {
  const clock: ClockReading = { seconds: 65, running: true, at, countdown: true };
  expect(clockSeconds(SPORTS.basketball, clock, 'Q4', at + 60_000)).toBe(5);
  expect(clockSeconds(SPORTS.basketball, clock, 'Q4', at + HOUR)).toBe(0);
});
