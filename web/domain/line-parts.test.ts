import { expect, test } from 'vitest';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { linePartsOf } from './match-line.ts';
import type { LiveMatch, Match } from './match.ts';

const NOW = Date.UTC(2026, 4, 2, 15);
const KITS = { home: 'navy', away: 'red' } as const;

function live(sportKey: SportKey, members: Partial<LiveMatch>): LiveMatch {
  return {
    kind: 'live',
    id: 'match-1',
    sportKey,
    leagueId: 'league-1',
    leagueName: 'League',
    home: { id: 'home', name: 'Home', shortName: 'Home' },
    away: { id: 'away', name: 'Away', shortName: 'Away' },
    startTime: NOW,
    status: 'Live',
    matchStatus: 'Not start',
    supplied: [],
    score: { home: 0, away: 0 },
    periods: [],
    halfTime: null,
    shootout: null,
    redCards: null,
    clock: null,
    silence: null,
    points: null,
    situation: null,
    ...members,
  };
}

function result(match: LiveMatch): Match {
  const {
    clock: _clock,
    silence: _silence,
    points: _points,
    situation: _situation,
    ...rest
  } = match;
  return { ...rest, kind: 'result', status: 'Finished', winner: null };
}

const sides = (home: number, away: number) => ({ home, away });
const clockAt = (minutes: number) => ({ seconds: minutes * 60, running: false, at: NOW });
const timeLeft = (seconds: number) => ({ seconds, running: false, at: NOW, countdown: true });
const playedOf = (match: Match) => linePartsOf(match, KITS, NOW).map(({ played }) => played);

test('A football match is two halves, the running one as far as its minute', () => {
  const match = live('football', { matchStatus: 'H2', clock: clockAt(67.5) });
  expect(linePartsOf(match, KITS, NOW)).toEqual([
    { length: 45, played: 1 },
    { length: 45, played: 0.5 },
  ]);
});

test('Added time stays at the end of its half', () => {
  expect(playedOf(live('football', { matchStatus: 'H1', clock: clockAt(48) }))).toEqual([1, 0]);
});

test('The line stops at the gap at half-time', () => {
  expect(playedOf(live('football', { matchStatus: 'HT' }))).toEqual([1, 0]);
});

test('Extra time adds two parts of fifteen minutes', () => {
  const match = live('football', { matchStatus: 'ET1', clock: clockAt(96) });
  expect(linePartsOf(match, KITS, NOW)).toEqual([
    { length: 45, played: 1 },
    { length: 45, played: 1 },
    { length: 15, played: 0.4 },
    { length: 15, played: 0 },
  ]);
});

test('Penalties after ninety minutes add no part', () => {
  const periods = [sides(1, 0), sides(0, 1)];
  expect(playedOf(live('football', { matchStatus: 'PEN', periods }))).toEqual([1, 1]);
});

test('A match that ended is played whole, and one that has not begun has no line', () => {
  expect(playedOf(result(live('football', { matchStatus: 'Ended' })))).toEqual([1, 1]);
  const { id, ...rest } = live('football', {});
  expect(linePartsOf({ ...rest, id, kind: 'fixture', status: 'NotStarted' }, KITS, NOW)).toEqual(
    [],
  );
});

test('A handball match is two halves of thirty minutes', () => {
  expect(playedOf(live('handball', { matchStatus: 'H1', clock: clockAt(15) }))).toEqual([0.5, 0]);
});

test('A finished quarter has the kit of its winner, and a level one has none', () => {
  const match = live('basketball', {
    matchStatus: 'Q3',
    periods: [sides(20, 25), sides(22, 22), sides(4, 6)],
    clock: timeLeft(6 * 60),
  });
  expect(linePartsOf(match, KITS, NOW)).toEqual([
    { length: 12, played: 1, kit: 'red' },
    { length: 12, played: 1, kit: undefined },
    { length: 12, played: 0.5 },
    { length: 12, played: 0 },
  ]);
});

test('An overtime is a part as long as its minutes', () => {
  const periods = [1, 2, 3, 4, 5].map((home) => ({ home, away: 0 }));
  const match = live('american-football', { matchStatus: 'OT', periods, clock: timeLeft(300) });
  expect(linePartsOf(match, KITS, NOW).at(-1)).toEqual({ length: 10, played: 0.5 });
});

test('A college basketball match is two halves', () => {
  const periods = [sides(30, 28)];
  const match = live('basketball', { matchStatus: 'H1', periods, clock: timeLeft(600) });
  expect(playedOf(match)).toEqual([0.5, 0]);
});

test('The home side bats in the second half of an inning, which its outs divide', () => {
  const periods = Array.from({ length: 7 }, () => sides(0, 0));
  const match = live('baseball', {
    matchStatus: 'I7',
    periods,
    situation: { possession: 'home', outs: 1 },
  });
  expect(playedOf(match)).toEqual([1, 1, 1, 1, 1, 1, 0.5 + 1 / 6, 0, 0]);
});

test('A set of tennis is as long as its games', () => {
  const match = live('tennis', {
    matchStatus: 'S2',
    score: sides(1, 0),
    periods: [sides(7, 6), sides(2, 3)],
  });
  expect(linePartsOf(match, KITS, NOW)).toEqual([
    { length: 13, played: 1, kit: 'navy' },
    { length: 10, played: 0.5 },
  ]);
});

test('A set of volleyball is played as far as its leader, and sets to come follow', () => {
  const match = live('volleyball', {
    matchStatus: 'S2',
    score: sides(0, 1),
    periods: [sides(19, 25), sides(10, 5)],
  });
  expect(linePartsOf(match, KITS, NOW)).toEqual([
    { length: 1, played: 1, kit: 'red' },
    { length: 1, played: 0.4 },
    { length: 1, played: 0 },
  ]);
});

test.each(['badminton', 'table-tennis', 'beach-volley'] as const)(
  'A match of %s that ended has no set to come',
  (sportKey) => {
    const periods = [sides(21, 11), sides(21, 11)];
    const score = sides(2, 0);
    expect(playedOf(result(live(sportKey, { matchStatus: 'Ended', score, periods })))).toEqual([
      1, 1,
    ]);
  },
);
