import { expect, test } from 'vitest';
import { textOf } from '../shared/text/text.ts';
import type { Language } from '../contracts/language.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { matchCalendar, type CalendarOptions } from './match-calendar.ts';
import type { CalendarMatch } from './match-event.ts';

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
const url = 'https://example.org/football/match/harbour-town-vs-quarry-united/m1';
const entry = (more: Partial<SharedMatch> = {}): CalendarMatch => ({
  match: match(more),
  url,
  channels: [],
  revision: 2,
  revisedAt: Date.UTC(2026, 10, 20, 9, 30, 1),
});
const options: CalendarOptions = { domain: 'example.org', hasResults: true, name: null };

/** The lines as a reader unfolds them. */
function linesOf(
  more: Partial<SharedMatch> = {},
  language: Language = 'en',
  changed: Partial<CalendarOptions> = {},
) {
  return matchCalendar(textOf(language), [entry(more)], { ...options, ...changed })
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
    'LAST-MODIFIED:20261120T093001Z',
    'SEQUENCE:2',
    'DTSTART:20261121T150000Z',
    'DTEND:20261121T170000Z',
    'SUMMARY:Harbour Town vs Quarry United',
    `DESCRIPTION:Coast League\\, Matchday 7\\n${url}`,
    'LOCATION:The Old Pier',
    `URL:${url}`,
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

test.each<[Partial<SharedMatch>, string]>([
  [{ matchStatus: 'Ended' }, 'FT 1–1'],
  [{ matchStatus: 'AP', shootout: { home: 4, away: 3 } }, 'FT 1–1 (Pens 4–3)'],
  [{ matchStatus: 'Walkover', score: null }, 'FT (Walkover)'],
  [{ matchStatus: 'Ended', sportKey: 'handball' }, 'Final 1–1'],
])('a finished match with %o shows its result', (more, ended) => {
  const over = { phase: 'result', status: 'Finished', score: { home: 1, away: 1 } } as const;
  expect(linesOf({ ...over, ...more })).toContain(
    `DESCRIPTION:Coast League\\, Matchday 7\\n${ended}\\n${url}`,
  );
});

test('text cannot break out of its line', () => {
  const lines = linesOf({ home: 'A;B,C\\D\nEND:VEVENT\r' });
  expect(lines).toContain('SUMMARY:A\\;B\\,C\\\\D\\nEND:VEVENT vs Quarry United');
});

test('no line is longer than 75 octets, and no character is cut in two', () => {
  const file = matchCalendar(
    textOf('en'),
    [entry({ home: 'Ł'.repeat(90), venue: '🏟'.repeat(40) })],
    options,
  );
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(linesOf({ venue: '🏟'.repeat(40) })).toContain(`LOCATION:${'🏟'.repeat(40)}`);
});

test.each([
  ['Postponed', 'STATUS:TENTATIVE', 'SUMMARY:Postponed: Harbour Town vs Quarry United'],
  ['Cancelled', 'STATUS:CANCELLED', 'SUMMARY:Cancelled: Harbour Town vs Quarry United'],
  ['Abandoned', 'STATUS:CANCELLED', 'SUMMARY:Abandoned: Harbour Town vs Quarry United'],
  ['Unknown', 'STATUS:TENTATIVE', 'SUMMARY:Harbour Town vs Quarry United'],
] as const)('a match that is %s says so in its title', (status, written, summary) => {
  const lines = linesOf({ phase: 'off', status });
  expect(lines).toContain(written);
  expect(lines).toContain(summary);
});

test('a match whose time is to be confirmed is tentative', () => {
  expect(linesOf({ startTimeTbd: true })).toContain('STATUS:TENTATIVE');
});

test.each([
  ['football', {}, 'SUMMARY:Harbour Town 2–1 Quarry United'],
  ['football', { matchStatus: 'AET' }, 'SUMMARY:Harbour Town 2–1 Quarry United (AET)'],
  ['american-football', {}, 'SUMMARY:Quarry United 1–2 Harbour Town'],
] as const)(
  'the title of a finished match of %s with %o has the result',
  (sportKey, more, title) => {
    const over = { phase: 'result', status: 'Finished', score: { home: 2, away: 1 } } as const;
    expect(linesOf({ ...over, sportKey, ...more })).toContain(title);
  },
);

test('a calendar without results shows none, and keeps everything else', () => {
  const over = {
    phase: 'result',
    status: 'Finished',
    matchStatus: 'AP',
    score: { home: 1, away: 1 },
    shootout: { home: 4, away: 3 },
  } as const;
  const hidden = linesOf(over, 'en', { hasResults: false });
  expect(hidden).toEqual(linesOf());
});

test('a calendar that is followed has a name and a time to read it again', () => {
  expect(linesOf({}, 'en', { name: 'Elk, of the North' })).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Elk\\, of the North',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ]),
  );
});

test('channels stand in the description', () => {
  const file = matchCalendar(textOf('es-MX'), [{ ...entry(), channels: ['Uno', 'Dos'] }], options);
  expect(file.replaceAll('\r\n ', '')).toContain('\\nDónde ver: Uno\\, Dos\\nhttps://');
});

test('a calendar without matches still has a component', () => {
  const file = matchCalendar(textOf('en'), [], { ...options, name: 'Elk' });
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:UTC\r\n');
});
