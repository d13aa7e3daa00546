import { expect, test } from 'vitest';
import type { Fixture } from '../../protocol/ingest.ts';
import { scoreboardOf } from './scoreboard.ts';

const AT = Date.parse('2026-11-21T15:20:00Z');

function period(type: string) {
  return { type, home_score: 0, away_score: 0 };
}

test('a football match in its second half has score, halves and a running clock', () => {
  const reported = {
    status: 'live',
    match_status: '2nd_half',
    home_score: 2,
    away_score: 1,
    period_scores: [
      { type: 'regular_period', number: 1, home_score: 2, away_score: 0 },
      { type: 'regular_period', number: 2, home_score: 0, away_score: 1 },
    ],
    clock: { played: '81:12' },
  };
  expect(scoreboardOf(reported, { sport: 'football', at: AT })).toEqual({
    status: 'Live',
    matchStatus: 'H2',
    score: { home: 2, away: 1 },
    periods: [
      { home: 2, away: 0 },
      { home: 0, away: 1 },
    ],
    clock: { seconds: 4_872, running: true, at: AT },
  });
});

test('the score and the periods exclude a shoot-out', () => {
  const reported = {
    status: 'closed',
    match_status: 'ap',
    home_score: 5,
    away_score: 4,
    period_scores: [
      { type: 'regular_period', number: 1, home_score: 1, away_score: 1 },
      { type: 'penalties', home_score: 4, away_score: 3 },
    ],
  };
  expect(scoreboardOf(reported, { sport: 'football', at: AT })).toEqual({
    status: 'Finished',
    matchStatus: 'AP',
    score: { home: 1, away: 1 },
    periods: [{ home: 1, away: 1 }],
    shootout: { home: 4, away: 3 },
  });
});

test('a tennis match has sets, the running game and its server', () => {
  const reported = {
    status: 'live',
    match_status: '2nd_set',
    home_score: 1,
    away_score: 0,
    period_scores: [
      { type: 'set', number: 1, home_score: 7, away_score: 6 },
      { type: 'set', number: 2, home_score: 3, away_score: 2 },
    ],
    game_state: { home_score: 40, away_score: 50, serving: 'home' as const, tie_break: false },
  };
  expect(scoreboardOf(reported, { sport: 'tennis', at: AT })).toMatchObject({
    matchStatus: 'S2',
    score: { home: 1, away: 0 },
    points: { home: '40', away: 'A', server: 'home' },
  });
});

test('fifty points in a tie-break are not read as advantage', () => {
  const reported = {
    status: 'live',
    game_state: { home_score: 50, away_score: 49, tie_break: true },
  };
  expect(scoreboardOf(reported, { sport: 'tennis', at: AT }).points).toEqual({
    home: '50',
    away: '49',
  });
});

test('a basketball clock counts down and runs only if stopped is false', () => {
  const reported = { status: 'live', match_status: '3rd_quarter', clock: { remaining: '07:50' } };
  expect(scoreboardOf(reported, { sport: 'basketball', at: AT }).clock).toEqual({
    seconds: 470,
    running: false,
    at: AT,
    countdown: true,
  });
  const running = { ...reported, clock: { remaining_in_period: '07:50', stopped: false } };
  expect(scoreboardOf(running, { sport: 'basketball', at: AT }).clock?.running).toBe(true);
});

test('a second overtime and the twelfth inning are derived from the periods', () => {
  const overtimes = [...Array<string>(4).fill('quarter'), 'overtime', 'overtime'].map(period);
  const game = { status: 'live', match_status: 'overtime', period_scores: overtimes };
  expect(scoreboardOf(game, { sport: 'basketball', at: AT }).matchStatus).toBe('OT2');
  const innings = Array<string>(12).fill('inning').map(period);
  const long = { status: 'live', match_status_code: 420, period_scores: innings };
  expect(scoreboardOf(long, { sport: 'baseball', at: AT }).matchStatus).toBe('I12');
});

const fixture: Fixture = {
  sportId: 5,
  league: { id: 'l', name: 'Open' },
  home: { id: 'sr:1', name: 'Ash', shortName: 'Ash' },
  away: { id: 'sr:2', name: 'Birk', shortName: 'Birk' },
  startTime: AT,
};
const ahead = { home_score: 1, away_score: 0 };

test.each([
  ['a retirement', { match_status_code: 95, ...ahead }, 'Retired', 'away'],
  [
    'a retirement that no code parts',
    { match_status: 'retired', winner_id: 'sr:2', ...ahead },
    'Retired',
    'away',
  ],
  ['a winner against the code', { match_status_code: 95, winner_id: 'sr:1' }, 'Retired', 'home'],
  [
    'a walkover',
    { match_status: 'walkover', winner_id: 'sr:1', home_score: 0, away_score: 0 },
    'Walkover',
    'home',
  ],
  [
    'a walkover as the whole status',
    { status: 'walkover', match_status: 'ended', winner_id: 'sr:2' },
    'Walkover',
    'away',
  ],
  ['a default', { match_status: 'defaulted', winner_id: 'sr:2', ...ahead }, 'Defaulted', 'away'],
  [
    'a win that was awarded',
    { match_status: 'ended', decided_by_fed: true, winner_id: 'sr:2', ...ahead },
    'Awarded',
    'away',
  ],
  [
    'an abandoned match that was awarded',
    { match_status: 'abandoned', decided_by_fed: true, winner_id: 'sr:2' },
    'Awarded',
    'away',
  ],
  [
    'what the score says too',
    { match_status: 'ended', winner_id: 'sr:1', ...ahead },
    'Ended',
    null,
  ],
  [
    'a winner who does not play',
    { match_status: 'ended', winner_id: 'sr:9', ...ahead },
    'Ended',
    undefined,
  ],
] as const)('the scoreboard of %s has the right winner', (_what, reported, matchStatus, winner) => {
  const board = scoreboardOf(
    { status: 'closed', ...reported },
    { sport: 'tennis', fixture, at: AT },
  );
  expect(board).toMatchObject({ matchStatus });
  expect(board.winner).toBe(winner);
});

test.each([
  [
    'an abandoned match, not awarded by decided_by_fed',
    { status: 'abandoned', decided_by_fed: true, winner_id: 'sr:1' },
    { status: 'Abandoned' },
  ],
  [
    'a match interrupted in its first half',
    { status: 'interrupted', match_status: '1st_half' },
    { status: 'Interrupted', matchStatus: 'H1' },
  ],
  ['a status that is not in the table', { status: 'golden', match_status_code: 999 }, {}],
])('the scoreboard of %s has its statuses alone', (_what, reported, board) => {
  expect(scoreboardOf(reported, { sport: 'football', fixture, at: AT })).toEqual(board);
});
