// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { livePage } from '../live/testing/live-page.tsx';
import { aDelta, aLine, aSnapshot, START } from '../live/testing/lines.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { MatchRow } from './match-row.tsx';

const newBox = framedBoxes();
beforeEach(() => void vi.setSystemTime(START));

/** Shows rows of one room, which `receive` changes. */
function rowsOf(lines: MatchLine[]) {
  const { page, live, last } = livePage(
    <ul>
      {lines.map((line) => (
        <MatchRow
          key={line.matchId}
          id={line.matchId}
          initial={matchOfLine(line)}
          renderClock={{ now: START, timeZone: 'UTC' }}
        />
      ))}
    </ul>,
  );
  const { type: _type, ...held } = aSnapshot(1, lines);
  live.joinSport('football', held);
  const { box, show } = newBox();
  show(page);
  let version = 1;
  return {
    box,
    row: (id: string) => box.querySelector(`[data-match-id="${id}"]`),
    washes: () =>
      [...box.querySelectorAll('[data-match-id][data-kit]')].map((row) =>
        row.getAttribute('data-match-id'),
      ),
    receive: (changes: Record<string, unknown>) => {
      version += 1;
      act(() => last().receive(aDelta(version, changes)));
    },
  };
}

test('a goal has its plate and the scorer’s kit for eight seconds', () => {
  const { row, washes, receive } = rowsOf([aLine('m1')]);
  expect(washes()).toEqual([]);
  receive({ m1: { score: { home: 1 } } });
  expect(washes()).toEqual(['m1']);
  expect(row('m1')?.textContent).toContain('Goal');
  act(() => void vi.advanceTimersByTime(8_000));
  expect(washes()).toEqual([]);
  expect(row('m1')?.textContent).not.toContain('Goal');
});

test('at most three goals are shown at a time, the latest ones', () => {
  const { washes, receive } = rowsOf(['m1', 'm2', 'm3', 'm4'].map((id) => aLine(id)));
  for (const id of ['m1', 'm2', 'm3', 'm4']) receive({ [id]: { score: { away: 1 } } });
  expect(washes()).toEqual(['m2', 'm3', 'm4']);
});

test('a goal taken back has no wash, and says for ten seconds what the score was', () => {
  const { row, washes, receive } = rowsOf([aLine('m1', { score: { home: 1, away: 0 } })]);
  receive({ m1: { score: { home: 0 } } });
  expect(washes()).toEqual([]);
  expect(row('m1')?.textContent).toContain('was 1–0');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(row('m1')?.textContent).not.toContain('was');
});

test('a basket is no moment, but a late change of the lead is', () => {
  const clock = { seconds: 300, running: false, at: START, countdown: true };
  const line = aLine('m1', {
    sportId: 2,
    matchStatus: 'Q4',
    clock,
    score: { home: 80, away: 81 },
  });
  const { row, washes, receive } = rowsOf([line]);
  receive({ m1: { score: { home: 82 } } });
  expect(washes()).toEqual([]);
  receive({ m1: { score: { away: 84 }, clock: { ...clock, seconds: 40 } } });
  expect(washes()).toEqual(['m1']);
  expect(row('m1')?.textContent).toContain('+3');
});

test.each<[string, Partial<MatchLine>, string]>([
  ['a start', { status: 'NotStarted', matchStatus: 'Not start' }, '12:00\nUpcoming'],
  ['the half', { clock: { seconds: 0, running: false, at: START } }, "1'\nH1"],
  ['half-time over its score', { matchStatus: 'HT', gameScore: ['1:0'] }, 'HT\n1-0'],
  ['penalties', { matchStatus: 'PEN', shootout: { home: 4, away: 3 } }, 'Pens\n4–3'],
  [
    'the end, decided on penalties',
    { status: 'Ended', matchStatus: 'AP', shootout: { home: 4, away: 3 } },
    'FT\nPens 4–3',
  ],
  ['no play over the time', { status: 'Postponed', matchStatus: 'Not start' }, 'Postponed\n12:00'],
  [
    'a quarter over its clock',
    {
      sportId: 2,
      matchStatus: 'Q3',
      clock: { seconds: 326, running: false, at: START, countdown: true },
    },
    'Q3\n5:26',
  ],
  [
    'an inning over its outs',
    { sportId: 3, matchStatus: 'I7', situation: { possession: 'away', outs: 1 } },
    'Top 7\n1 out',
  ],
])('a row shows %s', (_what, members, expected) => {
  const { row } = rowsOf([aLine('m1', members)]);
  expect(row('m1')?.querySelector('[data-status]')?.textContent).toBe(expected);
});

test.each<[string, Partial<MatchLine>, string]>([
  [
    'the last goal',
    { news: { type: 'goal', team: 'home', minute: 64, player: 'Ines Hallorand' } },
    "Goal 64' Ines Hallorand",
  ],
  [
    'a card of a team',
    { news: { type: 'yellow-card', team: 'away', minute: 45, stoppage: 2 } },
    "Yellow card 45+2' Away",
  ],
  [
    'a goal that does not count',
    { news: { type: 'goal', team: 'home', removed: true } },
    'Goal disallowed Home',
  ],
  [
    'the lead of basketball',
    { sportId: 2, matchStatus: 'Q2', score: { home: 31, away: 24 } },
    'Home by 7',
  ],
  [
    'the next play',
    { sportId: 16, matchStatus: 'Q2', situation: { possession: 'home', down: 3, distance: 6 } },
    '3rd & 6',
  ],
])('a wide row tells %s', (_what, members, expected) => {
  const { row } = rowsOf([aLine('m1', members)]);
  expect(row('m1')?.querySelector('[class*=news]')?.textContent).toBe(expected);
});

test('hits and errors of baseball stand before the runs', () => {
  const stats = { errors: { home: 0, away: 1 }, hits: { home: 8, away: 6 } };
  const line = aLine('m1', { sportId: 3, matchStatus: 'I7', score: { home: 4, away: 2 }, stats });
  const { row } = rowsOf([line]);
  expect(row('m1')?.textContent).toContain('Away m1612');
  expect(row('m1')?.textContent).toContain('Home m1804');
});
