import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { EVENT_STATUSES, phaseOf } from '../../realtime/sports/event-status.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { textOf } from '../shared/text/text.ts';
import { matchCalendar } from './match-calendar.ts';
import type { CalendarMatch } from './match-event.ts';

ICAL.design.strict = true;
// Without a type it would leave the values as they are written.
for (const name of ['name', 'x-wr-calname'])
  ICAL.design.icalendar.property[name] = { defaultType: 'text' };

/** Names that would break a careless writer: separators, line ends, wide and right-to-left letters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(',', ';', ':', '\\', '\n', '\r\n', '\r', '"', '\\n', '\\,', ' ', '\t', '^n'),
      fc.constantFrom(
        'BEGIN:VEVENT',
        'END:VCALENDAR',
        '👩‍👩‍👧‍👦',
        '🏟',
        'ÿ',
        '日本',
        'هلال',
        '\u202e',
        '\u2028',
        '\0',
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** A reader gets the text without control characters, and each kind of line end as one. */
const received = (text: string) => text.replaceAll(/(?!\n)\p{Cc}/gu, '').toWellFormed();

const time = fc.integer({ min: Date.UTC(1930, 0), max: Date.UTC(2100, 0) });
const score = fc.record({ home: fc.nat(200), away: fc.nat(200) });

const match = fc
  .record({
    id: hostile,
    sport: fc.constantFrom(...ALL_SPORTS),
    home: hostile,
    away: hostile,
    league: hostile,
    round: fc.option(hostile),
    venue: fc.option(hostile),
    startTime: time,
    startTimeTbd: fc.boolean(),
    startDayTbd: fc.boolean(),
    status: fc.constantFrom(...EVENT_STATUSES),
    matchStatus: fc.constantFrom(null, 'Ended', 'AET', 'AP', 'Walkover'),
    score: fc.option(score),
    shootout: fc.option(score),
  })
  .map(({ sport, ...rest }): SharedMatch => ({
    ...rest,
    sportKey: sport.key,
    phase: phaseOf(rest.status),
    looks: { home: { id: 'h' }, away: { id: 'a' } },
    periods: [],
    course: null,
    version: null,
  }));

const entry: fc.Arbitrary<CalendarMatch> = fc.record({
  match,
  url: fc.webUrl({ withQueryParameters: true }),
  channels: fc.array(hostile, { maxLength: 5 }),
  revision: fc.nat(),
  revisedAt: time,
});

const calendar = fc.record({
  language: fc.constantFrom('en', 'pt-BR', 'es-MX'),
  entries: fc.array(entry, { maxLength: 5 }),
  name: fc.option(hostile),
  hasResults: fc.boolean(),
});

test('an outside parser reads every calendar, and gets each text as it was', () => {
  fc.assert(
    fc.property(calendar, ({ language, entries, ...options }) => {
      const file = matchCalendar(textOf(language), entries, { domain: 'a.test', ...options });
      const read = new ICAL.Component(ICAL.parse(file));
      const name = options.name === null ? null : received(options.name);
      expect(read.getFirstPropertyValue('name')).toBe(name);
      expect(read.getFirstPropertyValue('x-wr-calname')).toBe(name);
      const events = read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
      expect(events).toHaveLength(entries.length);
      for (const [index, { match: written, url, revision }] of entries.entries()) {
        const event = events[index];
        expect(event?.uid).toBe(received(`${written.id}@a.test`));
        expect(event?.location ?? null).toBe(
          written.venue === null ? null : received(written.venue),
        );
        expect(event?.summary).toContain(received(written.home));
        expect(event?.description.endsWith(url)).toBe(true);
        expect(event?.sequence).toBe(revision);
        expect(event?.duration.toSeconds()).toBeGreaterThan(0);
      }
    }),
  );
});

test('no line of any calendar is longer than 75 octets or holds a bare line end', () => {
  const encoder = new TextEncoder();
  fc.assert(
    fc.property(calendar, ({ language, entries, ...options }) => {
      const file = matchCalendar(textOf(language), entries, { domain: 'a.test', ...options });
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of file.split('\r\n')) {
        expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(file.isWellFormed()).toBe(true);
    }),
  );
});
