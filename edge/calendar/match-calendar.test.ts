import { expect, test } from 'vitest';
import { textOf } from '../shared/text/text.ts';
import type { Language } from '../contracts/language.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { matchCalendar } from './match-calendar.ts';

const match = (more: Partial<SharedMatch> = {}): SharedMatch => ({
  id: 'm1',
  sportKey: 'football',
  home: 'Harbour Town',
  away: 'Quarry United',
  looks: { home: { id: 'harbour' }, away: { id: 'quarry' } },
  league: 'Coast League',
  round: 'Matchday 7',
  venue: 'The Old Pier',
  startTime: Date.UTC(2026, 10, 21, 15),
  startTimeTbd: false,
  startDayTbd: false,
  phase: 'fixture',
  status: 'NotStarted',
  matchStatus: null,
  score: null,
  periods: [],
  shootout: null,
  course: null,
  version: null,
  ...more,
});
const options = {
  url: 'https://example.org/football/match/harbour-town-vs-quarry-united/m1',
  domain: 'example.org',
  now: Date.UTC(2026, 10, 20, 9, 30, 1),
};

/** The lines as a reader unfolds them. */
function linesOf(more: Partial<SharedMatch> = {}, language: Language = 'en') {
  return matchCalendar(textOf(language), match(more), options)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1);
}

test('a match with an unknown time is an event of the whole day', () => {
  const lines = linesOf({ startTime: Date.UTC(2026, 10, 30, 12), startTimeTbd: true });
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261120T093001Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
  ]);
});

test('a match with only a known year is an event of the whole year', () => {
  const unknown = { startTimeTbd: true, startDayTbd: true };
  const lines = linesOf({ startTime: Date.UTC(2026, 0, 1, 12), ...unknown });
  expect(lines.filter((line) => line.startsWith('DTSTART') || line.startsWith('DTEND'))).toEqual([
    'DTSTART;VALUE=DATE:20260101',
    'DTEND;VALUE=DATE:20270101',
  ]);
});

test('a fixture is one event with its time in UTC', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Matches//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:m1@example.org',
    'DTSTAMP:20261120T093001Z',
    'DTSTART:20261121T150000Z',
    'DTEND:20261121T170000Z',
    'SUMMARY:Harbour Town vs Quarry United',
    `DESCRIPTION:Coast League\\, Matchday 7\\n${options.url}`,
    'LOCATION:The Old Pier',
    `URL:${options.url}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('the calendar uses the requested language', () => {
  const lines = linesOf({}, 'pt-BR');
  expect(lines).toContain('PRODID:-//Touchline//Matches//PT');
  expect(lines).toContain('SUMMARY:Harbour Town x Quarry United');
});

test('a match that is off is cancelled, and an unknown venue is left out', () => {
  const lines = linesOf({ phase: 'off', venue: null });
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});

test.each([
  [{ matchStatus: 'Ended' }, 'FT 1–1'],
  [{ matchStatus: 'AP', shootout: { home: 4, away: 3 } }, 'FT 1–1 (Pens 4–3)'],
  [{ matchStatus: 'Walkover', score: null }, 'FT (Walkover)'],
])('a finished match with %o shows its result', (more, ended) => {
  const over = { phase: 'result', status: 'Finished', score: { home: 1, away: 1 } } as const;
  expect(linesOf({ ...over, ...more })).toContain(
    `DESCRIPTION:Coast League\\, Matchday 7\\n${ended}\\n${options.url}`,
  );
});

test('text cannot break out of its line', () => {
  const lines = linesOf({ home: 'A;B,C\\D\nEND:VEVENT\r' });
  expect(lines).toContain('SUMMARY:A\\;B\\,C\\\\D\\nEND:VEVENT vs Quarry United');
});

test('no line is longer than 75 octets, and no character is cut in two', () => {
  const file = matchCalendar(
    textOf('en'),
    match({ home: 'Ł'.repeat(90), venue: '🏟'.repeat(40) }),
    options,
  );
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(linesOf({ venue: '🏟'.repeat(40) })).toContain(`LOCATION:${'🏟'.repeat(40)}`);
});
