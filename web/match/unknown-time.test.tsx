import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { recordOfState } from '../domain/match-record.ts';
import type { Fixture } from '../domain/match.ts';
import { isSoon } from '../scores/live/live-or-soon.ts';
import { livePage } from '../live/testing/live-page.tsx';
import { aState, START } from '../live/testing/lines.ts';
import { MatchRow } from '../scores/match-row.tsx';
import { textOf } from '../../edge/shared/text/text.ts';
import { describeMatch } from './describe-match.ts';
import { MatchFacts } from './match-facts.tsx';
import { MatchHeader } from './match-header.tsx';
import { sportsEvent } from './sports-event.ts';

const DAY = 86_400_000;
const t = textOf('en');
const league = { id: 'l1', name: 'League One', sportKey: 'football', country: null } as const;
const setting = { league, round: null, group: null, venue: null };
const notBegun = { status: 'NotStarted', matchStatus: 'Not start', startTime: START } as const;

/** Renders a room's match on a page three days before, in a time zone far east of it. */
function shown(more: Partial<MatchLine> = {}) {
  const record = recordOfState(aState('m1', { ...notBegun, startTimeTbd: true, ...more }));
  const { match } = record;
  const renderClock = { now: START - 3 * DAY, timeZone: 'Pacific/Auckland' };
  const element = (
    <>
      <MatchHeader record={record} setting={setting} renderClock={renderClock} />
      <MatchFacts match={match} setting={setting} renderClock={renderClock} />
      <MatchRow id={match.id} initial={match} renderClock={renderClock} />
    </>
  );
  const html = renderToString(livePage(element, renderClock.now).page);
  return { html, text: html.replaceAll(/<[^>]*>/g, ' '), match, renderClock };
}

test('every part of a page shows the date of a match, and no unknown time', () => {
  const { html, text, match, renderClock } = shown();
  expect(text).not.toMatch(/\d\d:\d\d/);
  expect(text).not.toContain('22 Nov');
  expect(text).toContain('21 Nov');
  expect(text).toContain('TBD');
  expect(text).toContain('Time to be confirmed');
  expect(html).toContain('dateTime="2026-11-21"');
  expect(html).not.toContain('role="timer"');
  const { description } = describeMatch(t, match, { setting, renderClock, tab: 'overview' });
  expect(description).toContain('League One, 21 Nov');
  const event = sportsEvent(t, match, { setting, url: 'https://s.example', image: '' });
  expect(event.startDate).toBe('2026-11-21');
});

test('a finished match shows only its date', () => {
  const over = { status: 'Finished', matchStatus: 'Ended', score: { home: 1, away: 0 } } as const;
  const { text } = shown(over);
  expect(text).not.toMatch(/\d\d:\d\d|TBD|Kick-off/);
  expect(text).toContain('Sat 21 Nov 2026');
});

test('a match without a known day shows only its year on every part of a page', () => {
  const year = { startTime: Date.UTC(2012, 0, 1, 12), startDayTbd: true };
  const over = { status: 'Finished', matchStatus: 'Ended', score: { home: 1, away: 0 } } as const;
  for (const state of [{}, over]) {
    const { html, text, match, renderClock } = shown({ ...year, ...state });
    expect(text).toContain('2012');
    expect(html).not.toMatch(/\d\d:\d\d|Jan|2011|2012-/);
    const { description } = describeMatch(t, match, { setting, renderClock, tab: 'overview' });
    expect(description).not.toContain('Jan');
    const event = sportsEvent(t, match, { setting, url: 'https://s.example', image: '' });
    expect(event.startDate).toBe('2012');
  }
});

test('a match without a known time does not count as soon', () => {
  const fixture = recordOfState(aState('m1', notBegun)).match as Fixture;
  expect(isSoon(fixture, START - 60_000)).toBe(true);
  expect(isSoon({ ...fixture, startTimeTbd: true }, START - 60_000)).toBe(false);
});
