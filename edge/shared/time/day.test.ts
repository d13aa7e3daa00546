import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contracts/language.ts';
import { addDays, dateOfDay, dayOf, dayOfDate, dayOfQuery, startOfDay } from './day.ts';
import { textOf } from '../text/text.ts';
import { formatDate, formatDay, formatStart, formatWeekday } from './time-format.ts';
import { knownZone } from './offset-of.ts';

const t = textOf('en');

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;

describe('the start of a day', () => {
  test.each([
    ['America/Sao_Paulo', '2026-11-22T02:30:00Z', '2026-11-21T03:00:00Z'],
    ['America/Sao_Paulo', '2026-11-22T03:00:00Z', '2026-11-22T03:00:00Z'],
    ['Asia/Tokyo', '2026-11-21T14:59:59Z', '2026-11-20T15:00:00Z'],
    ['Asia/Tokyo', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z'],
    ['Asia/Kathmandu', '2026-11-21T12:00:00Z', '2026-11-20T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-21T11:00:00Z', '2026-11-21T10:00:00Z'],
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21T00:00:00Z'],
  ])('in %s at %s is %s', (zone, time, start) => {
    expect(startOfDay(at(time), zone)).toBe(at(start));
  });

  test('is 01:00 where the clock springs forward at midnight (São Paulo, 4 November 2018)', () => {
    const zone = 'America/Sao_Paulo';
    expect(startOfDay(at('2018-11-04T15:00:00Z'), zone)).toBe(at('2018-11-04T03:00:00Z'));
    expect(startOfDay(at('2018-11-04T02:59:59Z'), zone)).toBe(at('2018-11-03T03:00:00Z'));
  });

  test('is the only midnight where the clock falls back from it (São Paulo, 18 February 2018)', () => {
    const day = dayOf(at('2018-02-17T15:00:00Z'), 'America/Sao_Paulo');
    expect(day).toEqual({ from: at('2018-02-17T02:00:00Z'), to: at('2018-02-18T03:00:00Z') });
  });

  test('is the first midnight where midnight comes twice (Havana, 1 November 2026)', () => {
    expect(startOfDay(at('2026-11-01T12:00:00Z'), 'America/Havana')).toBe(
      at('2026-11-01T04:00:00Z'),
    );
  });
});

function hoursOf(iso: string, zone: string): number {
  const { from, to } = dayOf(at(iso), zone);
  return (to - from) / HOUR;
}

describe('days', () => {
  test('are 23 hours long in spring and 25 in autumn in New York', () => {
    expect(hoursOf('2026-03-08T12:00:00Z', 'America/New_York')).toBe(23);
    expect(hoursOf('2026-11-01T12:00:00Z', 'America/New_York')).toBe(25);
    expect(hoursOf('2026-11-02T12:00:00Z', 'America/New_York')).toBe(24);
  });

  test('are counted across the change of time and the end of the year', () => {
    expect(addDays(at('2026-10-30T12:00:00Z'), 3, 'America/New_York')).toBe(
      at('2026-11-02T05:00:00Z'),
    );
    expect(addDays(at('2026-12-31T12:00:00Z'), 1, 'Asia/Tokyo')).toBe(at('2026-12-31T15:00:00Z'));
    expect(addDays(at('2026-03-01T12:00:00Z'), -1, 'Asia/Tokyo')).toBe(at('2026-02-27T15:00:00Z'));
  });
});

describe('the date query', () => {
  const zone = 'America/Sao_Paulo';
  const today = at('2026-11-21T03:00:00Z');

  test('with the start of a day names that day', () => {
    expect(dayOfQuery(String(today), zone)).toBe(today);
  });

  test.each(['UTC', 'Asia/Shanghai', 'Europe/Madrid', 'America/Los_Angeles', 'Asia/Kathmandu'])(
    'made in %s names the same date here',
    (other) => {
      const there = startOfDay(at('2026-11-21T12:00:00Z'), other);
      expect(dayOfQuery(String(there), zone)).toBe(today);
    },
  );

  test('with a time within a day names that day', () => {
    expect(dayOfQuery(String(at('2026-11-22T02:31:07.123Z')), zone)).toBe(today);
  });

  test.each(['1900-01-01', '1930-07-13', '1970-01-01', '2199-12-31'])(
    'with the date %s names that day',
    (date) => {
      expect(dayOfQuery(String(at(`${date}T03:00:00Z`)), zone)).toBe(at(`${date}T03:00:00Z`));
    },
  );

  test.each([
    null,
    '',
    'today',
    '12.5',
    '1e9',
    '--1',
    '-',
    String(at('1899-12-31T23:59:59.999Z')),
    '7258118400000',
    '7258204800000',
    '8640000000000000',
    '9999999999999999',
    '-9999999999999999',
  ])('with %s names no day', (query) => {
    expect(dayOfQuery(query, zone)).toBeNull();
  });
});

test('an unknown zone reads as UTC', () => {
  expect(knownZone('Mars/Olympus')).toBe('UTC');
  expect(knownZone('Asia/Tokyo')).toBe('Asia/Tokyo');
});

describe('a start time', () => {
  const options = {
    now: at('2026-11-21T12:00:00Z'),
    timeZone: 'America/Sao_Paulo',
    showDate: true,
  };

  test('shows the date only when asked and never for today', () => {
    const tomorrow = at('2026-11-22T19:05:00Z');
    expect(formatStart(t, { startTime: tomorrow }, options)).toBe('22 Nov, 16:05');
    expect(formatStart(t, { startTime: tomorrow }, { ...options, showDate: false })).toBe('16:05');
    expect(formatStart(t, { startTime: at('2025-11-22T19:05:00Z') }, options)).toBe(
      '22 Nov 2025, 16:05',
    );
    expect(formatStart(t, { startTime: at('2027-01-01T02:05:00Z') }, options)).toBe(
      '31 Dec, 23:05',
    );
    expect(formatStart(t, { startTime: at('2026-11-21T19:05:00Z') }, options)).toBe('16:05');
  });

  test('is today’s as long as it is today in the zone', () => {
    const lateEvening = at('2026-11-22T02:30:00Z');
    expect(formatStart(t, { startTime: lateEvening }, options)).toBe('23:30');
    expect(formatStart(t, { startTime: lateEvening }, { ...options, timeZone: 'Asia/Tokyo' })).toBe(
      '22 Nov, 11:30',
    );
    expect(
      formatStart(t, { startTime: at('2026-09-05T00:00:00Z') }, { ...options, timeZone: 'UTC' }),
    ).toBe('05 Sep, 00:00');
  });
});

/** Arabic texts isolate their values. */
const withoutIsolates = (text: string) => text.replaceAll(/[\u2068\u2069\u200f]/g, '');

test.each([
  ['en', 'Sun 22 Nov', 'Sun 22 Nov 2026', '22 Nov, 16:05'],
  ['pt-BR', 'dom., 22 de nov.', 'dom., 22 de nov. de 2026', '22 de nov., 16:05'],
  ['es-MX', 'dom 22 nov', 'dom 22 nov 2026', '22 nov, 16:05'],
  ['ar', 'الأحد 22 نوفمبر', 'الأحد 22 نوفمبر 2026', '22 نوفمبر، 16:05'],
] as const)('in %s days read %s and %s, and starts %s', (language, day, dayOfYear, start) => {
  const text = textOf(language);
  const [time, timeZone] = [at('2026-11-22T19:05:00Z'), 'America/Sao_Paulo'];
  expect(
    [
      formatDay(text, time, timeZone),
      formatDay(text, time, timeZone, true),
      formatStart(
        text,
        { startTime: time },
        { now: at('2026-11-21T12:00:00Z'), timeZone, showDate: true },
      ),
    ].map(withoutIsolates),
  ).toEqual([day, dayOfYear, start]);
});

test('every month and every weekday has a name of its own in every language', () => {
  for (const language of LANGUAGES) {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatDate(textOf(language), Date.UTC(2026, month, 1), 'UTC'),
    );
    const weekdays = Array.from({ length: 7 }, (_, day) =>
      formatWeekday(textOf(language), Date.UTC(2026, 0, day + 1), 'UTC'),
    );
    expect([new Set(months).size, new Set(weekdays).size]).toEqual([12, 7]);
    expect(textOf(language)('date.months').split(' ')).toHaveLength(12);
    expect(textOf(language)('date.weekdays').split(' ')).toHaveLength(7);
  }
});

test('months and weekdays have their names in their order', () => {
  for (const language of LANGUAGES) {
    const namesOf = (options: Intl.DateTimeFormatOptions, days: readonly number[]) =>
      days
        .map((day) => new Intl.DateTimeFormat(language, options).format(new Date(2026, 0, day)))
        .map((name) => name.replace('.', ''))
        .join(' ');
    const months = Array.from({ length: 12 }, (_, month) => 1 + month * 31);
    expect(textOf(language)('date.months')).toBe(namesOf({ month: 'short' }, months));
    // 4 January 2026 is a Sunday.
    const week = Array.from({ length: 7 }, (_, day) => 4 + day);
    expect(textOf(language)('date.weekdays')).toBe(namesOf({ weekday: 'short' }, week));
  }
});

test('a day stays the same after other zones and days were computed', () => {
  const first = dayOf(at('2026-11-21T12:00:00Z'), 'Asia/Tokyo');
  for (const zone of Intl.supportedValuesOf('timeZone'))
    startOfDay(at('2026-06-01T00:00:00Z'), zone);
  for (let day = 0; day < 1_100; day++)
    startOfDay(at('2020-01-01T00:00:00Z') + day * 24 * HOUR, 'UTC');
  expect(dayOf(at('2026-11-21T12:00:00Z'), 'Asia/Tokyo')).toEqual(first);
  expect(first).toEqual({ from: at('2026-11-20T15:00:00Z'), to: at('2026-11-21T15:00:00Z') });
});

describe('a date field', () => {
  test.each(['America/Sao_Paulo', 'Asia/Tokyo', 'UTC'])(
    'names a day of the visitor in %s',
    (zone) => {
      const start = startOfDay(at('2026-11-22T02:30:00Z'), zone);
      expect(dayOfDate(dateOfDay(start, zone), zone)).toBe(start);
    },
  );

  test('is written as a date of the visitor’s calendar', () => {
    const time = at('2026-01-01T02:30:00Z');
    expect(dateOfDay(time, 'UTC')).toBe('2026-01-01');
    expect(dateOfDay(time, 'America/Sao_Paulo')).toBe('2025-12-31');
  });

  test.each(['1930-07-13', '2199-12-31'])('names %s', (date) => {
    expect(dayOfDate(date, 'UTC')).toBe(at(`${date}T00:00:00Z`));
  });

  test.each(['', '0020-11-22', '0193-07-13', '2200-01-01', '2026-11', 'today'])(
    'with “%s” names no day',
    (text) => {
      expect(dayOfDate(text, 'UTC')).toBeNull();
    },
  );
});

test('every time from 1900 to 2199 lies in its day and has the date of the day’s start', () => {
  const zones = ['UTC', 'Europe/Madrid', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Apia'];
  const times = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) - 1 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), times, (zone, time) => {
      const { from, to } = dayOf(time, zone);
      expect(from <= time && time < to).toBe(true);
      expect(to - from).toBeGreaterThanOrEqual(23 * 3_600_000);
      expect(startOfDay(from, zone)).toBe(from);
      expect(dateOfDay(time, zone)).toBe(dateOfDay(from, zone));
      expect(
        formatStart(t, { startTime: time }, { now: from, timeZone: zone, showDate: true }),
      ).toMatch(/^\d\d:\d\d$/);
    }),
    { numRuns: 1_000 },
  );
});
