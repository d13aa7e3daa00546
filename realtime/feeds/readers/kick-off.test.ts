import { expect, test } from 'vitest';
import { kickOffTime } from './kick-off.ts';

const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

test('a time with its own zone is taken in that zone', () => {
  expect(iso(kickOffTime('2026-06-11', '13:00 UTC-6', 'Europe/London'))).toBe(
    '2026-06-11T19:00:00.000Z',
  );
  expect(iso(kickOffTime('2026-06-11', '20:00 UTC-7', 'UTC'))).toBe('2026-06-12T03:00:00.000Z');
  expect(iso(kickOffTime('2026-06-11', '9:30 UTC+5:30', 'UTC'))).toBe('2026-06-11T04:00:00.000Z');
  expect(iso(kickOffTime('2026-06-11', '12:00 GMT', 'Europe/Rome'))).toBe(
    '2026-06-11T12:00:00.000Z',
  );
});

test('a time without a zone is local, in winter and in summer', () => {
  expect(iso(kickOffTime('2026-01-10', '15:30', 'Europe/Berlin'))).toBe('2026-01-10T14:30:00.000Z');
  expect(iso(kickOffTime('2025-08-23', '15:30', 'Europe/Berlin'))).toBe('2025-08-23T13:30:00.000Z');
  expect(iso(kickOffTime('2026-03-29', '14:00', 'Europe/London'))).toBe('2026-03-29T13:00:00.000Z');
});

test('a match whose time is not known stands at noon', () => {
  expect(iso(kickOffTime('2026-05-01', undefined, 'Europe/Rome'))).toBe('2026-05-01T12:00:00.000Z');
});

test('other text is no time', () => {
  expect(kickOffTime('2026-05-01', 'evening', 'UTC')).toBeUndefined();
  expect(kickOffTime('2026-05-01', '27:00', 'UTC')).toBeUndefined();
});
