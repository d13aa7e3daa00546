import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { aState, START } from '../live/testing/lines.ts';
import type { EventStatus } from '../../realtime/sports/event-status.ts';
import type { Match } from '../domain/match.ts';
import { parseLine } from '../domain/parse-line.ts';
import { describeMatch, matchTitle } from './describe-match.ts';
import type { MatchSetting } from './load-match.server.ts';
import { sportsEvent } from './sports-event.ts';

const t = textOf('en');
const match = (status: EventStatus): Match =>
  parseLine(aState('m', { status, score: { home: 2, away: 1 } }));
const setting: MatchSetting = {
  league: { id: 'l1', name: 'League One', sportKey: 'football', country: null },
  round: null,
  group: null,
  venue: {
    name: 'The Old Pier',
    city: 'Harbour',
    place: 'The Old Pier, Harbour',
    address: 'The Old Pier, Harbour, England',
    country: { code: 'gb-eng', name: 'England' },
    capacity: null,
  },
};

test('the title begins with the score, once there is one', () => {
  expect(matchTitle(t, match('Live'), 'overview')).toBe('2–1 Home m v Away m');
  expect(matchTitle(t, match('NotStarted'), 'overview')).toBe('Home m v Away m');
  expect(matchTitle(t, match('Live'), 'box-score')).toBe('2–1 Home m v Away m · Player statistics');
});

test.each([
  ['en', '1–2 Away m at Home m', 'Away m at Home m'],
  ['pt-BR', '1–2 Away m @ Home m', 'Away m @ Home m'],
  ['es-MX', '1–2 Away m @ Home m', 'Away m @ Home m'],
] as const)('American sports name the guests first, in %s', (language, played, toCome) => {
  const text = textOf(language);
  for (const sportId of [2, 3, 16] as const) {
    const title = (status: 'Live' | 'NotStarted') =>
      matchTitle(
        text,
        parseLine(aState('m', { sportId, status, score: { home: 2, away: 1 } })),
        'overview',
      );
    expect([title('Live'), title('NotStarted')]).toEqual([played, toCome]);
  }
});

test.each([
  ['AET', {}, '2–1 (AET) Home m v Away m'],
  ['AP', { shootout: { home: 4, away: 3 } }, '2–1 (Pens 4–3) Home m v Away m'],
  ['Retired', { winner: 'away' }, '2–1 (Retired) Home m v Away m'],
  ['Walkover', { score: { home: 0, away: 0 }, winner: 'home' }, 'Home m v Away m (Walkover)'],
] as const)('the title says how the match ended: %s', (matchStatus, more, title) => {
  const state = { status: 'Finished', matchStatus, score: { home: 2, away: 1 }, ...more } as const;
  expect(matchTitle(t, parseLine(aState('m', state)), 'overview')).toBe(title);
});

test.each([
  ['pt-BR', '2–1 Home m x Away m · Escalações'],
  ['es-MX', '2–1 Home m vs. Away m · Alineaciones'],
] as const)('in %s the title reads as fans there write it', (language, title) => {
  expect(matchTitle(textOf(language), match('Live'), 'lineups')).toBe(title);
});

test('the description says when and where', () => {
  const renderClock = { now: START, timeZone: 'Europe/Madrid' };
  const { description } = describeMatch(t, match('Live'), {
    setting,
    renderClock,
    tab: 'overview',
  });
  expect(description).toContain('League One, 21 Nov, 13:00, The Old Pier');
});

test('search engines get the match as a schema.org event', () => {
  const urls = { url: 'https://example.org/m', image: 'https://example.org/m.png' };
  expect(sportsEvent(t, match('NotStarted'), { setting, ...urls })).toMatchObject({
    '@type': 'SportsEvent',
    sport: 'Football',
    startDate: new Date(START).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { name: 'Home m' },
    location: { name: 'The Old Pier', address: { addressLocality: 'Harbour' } },
    ...urls,
  });
  expect(
    sportsEvent(t, match('Live'), { setting: { ...setting, venue: null }, ...urls }),
  ).not.toHaveProperty('location');
});

test.each([
  ['Delayed', 'EventPostponed'],
  ['Postponed', 'EventPostponed'],
  ['Cancelled', 'EventCancelled'],
  ['Abandoned', 'EventCancelled'],
  ['Interrupted', 'EventScheduled'],
] as const)('search engines read a match that is %s as %s', (status, read) => {
  const urls = { url: 'https://example.org/m', image: 'https://example.org/m.png' };
  expect(sportsEvent(t, match(status), { setting, ...urls }).eventStatus).toBe(
    `https://schema.org/${read}`,
  );
});
