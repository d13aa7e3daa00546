import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { offsetOf } from './offset-of.ts';
import { isOwnClock, zoneOffset } from './zone.ts';
import { learnZoneYears, zoneYearsAround } from './zone-years.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;
const NOW = at('2026-11-22T12:00:00Z');

describe('a zone’s clock', () => {
  test('has the runtime’s UTC offset in any zone at any time', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const time = fc.integer({ min: at('1995-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
    fc.assert(
      fc.property(zone, time, (name, renderClock) => {
        expect(zoneOffset(renderClock, name)).toBe(offsetOf(renderClock, name));
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

  test('keeps its offset for times beyond the supported years', () => {
    expect(zoneOffset(at('2100-12-31T12:00:00Z'), 'America/Santiago')).toBe(-3 * HOUR);
    expect(zoneOffset(at('2101-07-01T12:00:00Z'), 'America/Santiago')).toBe(-3 * HOUR);
    expect(zoneOffset(8.64e15, 'America/Santiago')).toBe(-3 * HOUR);
    expect(zoneOffset(-8.64e15, 'America/Santiago')).toBe(-3 * HOUR);
  });

  test('throws a RangeError for an invalid time', () => {
    expect(() => zoneOffset(Number.NaN, 'UTC')).toThrow(RangeError);
  });
});

describe('the runtime’s own clock', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ['Europe/Madrid', 'Europe/Paris', true],
    ['America/Sao_Paulo', 'America/Sao_Paulo', true],
    // Equal in winter, an hour off in summer.
    ['Europe/London', 'UTC', false],
    ['UTC', 'Europe/London', false],
    // Both change on the same nights, three hours apart.
    ['Asia/Beirut', 'Europe/Athens', false],
    // An hour off for a month only.
    ['Africa/Casablanca', 'Africa/Lagos', false],
    ['Africa/Lagos', 'Africa/Casablanca', false],
    ['Asia/Tokyo', 'America/New_York', false],
  ])('in %s shows the same time as that of %s: %s', (own, zone, isSame) => {
    vi.stubEnv('TZ', own);
    expect(isOwnClock(zone, NOW)).toBe(isSame);
  });

  test('is compared with learnt offsets only', () => {
    vi.stubEnv('TZ', 'UTC');
    learnZoneYears('No/Zone_Of_This_Runtime', zoneYearsAround(NOW, 'UTC'));
    expect(isOwnClock('No/Zone_Of_This_Runtime', NOW)).toBe(true);
  });
});
