import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askOffset } from './ask-zone.ts';
import { isOwnClock, zoneOffset } from './zone.ts';
import { learnZoneYears, zoneYearsAround } from './zone-years.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;
const NOW = at('2026-11-22T12:00:00Z');

describe('a zone’s clock', () => {
  test('is as far ahead of UTC as the runtime says, in any zone at any time', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const time = fc.integer({ min: at('1995-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
    fc.assert(
      fc.property(zone, time, (name, moment) => {
        expect(zoneOffset(moment, name)).toBe(askOffset(moment, name));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['America/New_York', '2026-03-08T07:00:00Z', -5, -4],
    ['America/New_York', '2026-11-01T06:00:00Z', -4, -5],
    ['Europe/Madrid', '2026-10-25T01:00:00Z', 2, 1],
    ['Africa/Casablanca', '2026-02-15T02:00:00Z', 1, 0],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', 10.5, 11],
  ])('changes in %s at %s to the millisecond', (zone, change, before, after) => {
    expect(zoneOffset(at(change) - 1, zone)).toBe(before * HOUR);
    expect(zoneOffset(at(change), zone)).toBe(after * HOUR);
  });

  test('stays as it is at the edges for times that no page tells of', () => {
    expect(zoneOffset(-8.64e15, 'Asia/Tokyo')).toBe(9 * HOUR);
    expect(zoneOffset(8.64e15, 'Asia/Tokyo')).toBe(9 * HOUR);
  });

  test('is none of a time that is none', () => {
    expect(() => zoneOffset(Number.NaN, 'UTC')).toThrow(RangeError);
  });

  test('is taken over from another runtime without asking this one', () => {
    const span = { from: at('2026-01-01T00:00:00Z'), offset: 5 * HOUR };
    learnZoneYears('No/Such_Zone', [{ year: 2026, spans: [span] }]);
    expect(zoneOffset(NOW, 'No/Such_Zone')).toBe(5 * HOUR);
  });

  test('is told for the years around a time', () => {
    const years = zoneYearsAround(NOW, 'America/Sao_Paulo');
    expect(years.map(({ year }) => year)).toEqual([2025, 2026, 2027]);
    expect(years.map(({ spans }) => spans.length)).toEqual([1, 1, 1]);
    expect(zoneYearsAround(NOW, 'Europe/Madrid')[1]?.spans).toEqual([
      { from: at('2026-01-01T00:00:00Z'), offset: HOUR },
      { from: at('2026-03-29T01:00:00Z'), offset: 2 * HOUR },
      { from: at('2026-10-25T01:00:00Z'), offset: HOUR },
    ]);
  });
});

describe('the runtime’s own clock', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ['Europe/Madrid', 'Europe/Paris', true],
    ['America/Sao_Paulo', 'America/Sao_Paulo', true],
    // The same in winter, an hour off in summer.
    ['Europe/London', 'UTC', false],
    ['UTC', 'Europe/London', false],
    // Both change on the same nights, three hours apart.
    ['Asia/Beirut', 'Europe/Athens', false],
    // An hour off for a month only.
    ['Africa/Casablanca', 'Africa/Lagos', false],
    ['Africa/Lagos', 'Africa/Casablanca', false],
    ['Asia/Tokyo', 'America/New_York', false],
  ])('in %s shows what %s’s does: %s', (own, zone, isSame) => {
    vi.stubEnv('TZ', own);
    expect(isOwnClock(zone, NOW)).toBe(isSame);
  });

  test('is compared with what was learnt alone', () => {
    vi.stubEnv('TZ', 'UTC');
    const years = zoneYearsAround(NOW, 'UTC');
    learnZoneYears('No/Zone_Of_This_Runtime', years);
    expect(isOwnClock('No/Zone_Of_This_Runtime', NOW)).toBe(true);
  });
});
