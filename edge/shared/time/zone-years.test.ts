import { expect, test } from 'vitest';
import { zoneOffset } from './zone.ts';
import { learnZoneYears, zoneYearsAround } from './zone-years.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;
const NOW = at('2026-11-22T12:00:00Z');

test('zoneYearsAround() returns a zone’s offsets for the years around a time', () => {
  const years = zoneYearsAround(NOW, 'America/Sao_Paulo');
  expect(years.map(({ year }) => year)).toEqual([2025, 2026, 2027]);
  expect(years.map(({ spans }) => spans.length)).toEqual([1, 1, 1]);
  expect(zoneYearsAround(NOW, 'Europe/Madrid')[1]?.spans).toEqual([
    { from: at('2026-01-01T00:00:00Z'), offset: HOUR },
    { from: at('2026-03-29T01:00:00Z'), offset: 2 * HOUR },
    { from: at('2026-10-25T01:00:00Z'), offset: HOUR },
  ]);
});

test('offsets learnt from another runtime are used without this runtime’s', () => {
  const span = { from: at('2026-01-01T00:00:00Z'), offset: 5 * HOUR };
  learnZoneYears('No/Such_Zone', [{ year: 2026, spans: [span] }]);
  expect(zoneOffset(NOW, 'No/Such_Zone')).toBe(5 * HOUR);
});

test('a runtime that lacks the zone uses a learnt year’s offset for other years', () => {
  const span = { from: at('2026-01-01T00:00:00Z'), offset: -4 * HOUR };
  learnZoneYears('No/Newer_Zone', [{ year: 2026, spans: [span] }]);
  expect(zoneOffset(at('2021-07-01T00:00:00Z'), 'No/Newer_Zone')).toBe(-4 * HOUR);
  expect(zoneOffset(at('2031-07-01T00:00:00Z'), 'No/Newer_Zone')).toBe(-4 * HOUR);
});

test('an unknown zone throws a RangeError', () => {
  expect(() => zoneOffset(NOW, 'No/Zone_At_All')).toThrow(RangeError);
});

test('zone names are case-insensitive', () => {
  const span = { from: at('2026-01-01T00:00:00Z'), offset: 3 * HOUR };
  learnZoneYears('No/Written_Zone', [{ year: 2026, spans: [span] }]);
  expect(zoneOffset(NOW, 'no/WRITTEN_zone')).toBe(3 * HOUR);
});
