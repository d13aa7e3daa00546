import { expect, test } from 'vitest';
import { kickOff } from './kick-off.ts';

type Start = ReturnType<typeof kickOff>;
const iso = (start: Start): string | undefined => start && new Date(start.startTime).toISOString();

test('a time with its own zone is read in that zone', () => {
  expect(iso(kickOff('2026-06-11', '13:00 UTC-6', 'Europe/London'))).toBe(
    '2026-06-11T19:00:00.000Z',
  );
  expect(iso(kickOff('2026-06-11', '20:00 UTC-7', 'UTC'))).toBe('2026-06-12T03:00:00.000Z');
  expect(iso(kickOff('2026-06-11', '9:30 UTC+5:30', 'UTC'))).toBe('2026-06-11T04:00:00.000Z');
  expect(iso(kickOff('2026-06-11', '12:00 GMT', 'Europe/Rome'))).toBe('2026-06-11T12:00:00.000Z');
});

test('a time without a zone is local, in winter and in summer', () => {
  expect(iso(kickOff('2026-01-10', '15:30', 'Europe/Berlin'))).toBe('2026-01-10T14:30:00.000Z');
  expect(iso(kickOff('2025-08-23', '15:30', 'Europe/Berlin'))).toBe('2025-08-23T13:30:00.000Z');
  expect(iso(kickOff('2026-03-29', '14:00', 'Europe/London'))).toBe('2026-03-29T13:00:00.000Z');
});

test.each<[what: string, time: string | undefined, zone: string | undefined]>([
  ['no time', undefined, 'Europe/Rome'],
  ['a time of a zone that nobody knows', '20:45', undefined],
])('a match with %s has only a day and starts at noon', (_, time, zone) => {
  const start = { startTime: Date.UTC(2026, 4, 1, 12), startTimeTbd: true };
  expect(kickOff('2026-05-01', time, zone)).toEqual(start);
});

test('a time with its own zone needs no default zone', () => {
  expect(kickOff('2026-05-01', '20:45 UTC+2', undefined)).toEqual({
    startTime: Date.UTC(2026, 4, 1, 18, 45),
  });
});

test('an invalid time gives no kick-off', () => {
  expect(kickOff('2026-05-01', 'evening', 'UTC')).toBeUndefined();
  expect(kickOff('2026-05-01', '27:00', 'UTC')).toBeUndefined();
});

test.each([
  ['20:00 UTC−3', '2026-06-11T23:00:00.000Z'],
  ['20:00 UTC+10', '2026-06-11T10:00:00.000Z'],
  ['20:00 GMT+0530', '2026-06-11T14:30:00.000Z'],
  ['20:00 UTC+530', '2026-06-11T14:30:00.000Z'],
  ['20:00 UTC+14', '2026-06-11T06:00:00.000Z'],
])('%s is %s', (time, start) => {
  expect(iso(kickOff('2026-06-11', time, 'UTC'))).toBe(start);
});

test.each([
  '20:00 UTC10',
  '20:00 UTC 12',
  '20:00 UTC/2',
  '20:00 UTC+15',
  '20:00 UTC-1500',
  '20:00 UTC+5:75',
])('%s is no time', (time) => {
  expect(kickOff('2026-06-11', time, 'UTC')).toBeUndefined();
});
