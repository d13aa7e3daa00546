import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchDetailsSchema } from '../../protocol/details.ts';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { fold, statusesText } from '../testing/fold.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import { parseGameClock } from './nfl-game.ts';
import { readNflGamecenter } from './nfl-gamecenter.ts';
import { placeInSeason } from './nfl-season.ts';
import { nflGamecenterSchema, nflGameSchema } from './nfl-schema.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';

const only = onlyRecordingOf(readNflGamecenter);
const recording = await only(fixturePath('gamecenter.json'));
const updates = checkedUpdates(recording);
const end = fold(updates);

test('the teams come from the file and the day from its id, and the time stays unknown', () => {
  expect(recording).toMatchObject({
    matchId: 'nfl-2031090700',
    home: 'Seattle Seahawks',
    away: 'New England Patriots',
  });
  expect(updates[0]?.fixture).toMatchObject({
    startTime: Date.parse('2031-09-07T12:00Z'),
    startTimeTbd: true,
  });
});

test.each([
  ['2012-08-30', '2012', 'pre-season'],
  ['2012-09-05', '2012', 'table'],
  ['2010-01-03', '2009', 'table'],
  ['2015-01-03', '2014', 'knockout'],
  ['2016-02-07', '2015', 'knockout'],
  ['2022-01-09', '2021', 'table'],
])('a game on %s is in the season %s and the stage %s', (day, name, stage) => {
  expect(placeInSeason(Date.parse(`${day}T12:00Z`))).toEqual({
    season: { id: `nfl-${name}`, name },
    stage,
  });
});

test('plays add up to the score of the file, quarter by quarter', () => {
  expect(end.scores).toEqual(['0-0', '6-0', '7-0', '7-6', '9-6', '9-9', '15-9', '17-9']);
  expect(end).toMatchObject({
    status: 'Finished',
    matchStatus: 'Ended',
    score: { home: 17, away: 9 },
    gameScore: ['9:6'],
  });
  expect(setsText(end.periods)).toBe('7-6 2-0 0-3 8-0');
});

test('a returned interception counts for the defending side', () => {
  const outcome = new Set(['period-end', 'comment']);
  expect(end.incidents.filter(({ type }) => !outcome.has(type))).toMatchObject([
    { type: 'touchdown', team: 'home', period: 'Q1' },
    { type: 'extra-point', team: 'home' },
    { type: 'touchdown', team: 'away' },
    { type: 'safety', team: 'home' },
    { type: 'timeout', team: 'away' },
    { type: 'field-goal', team: 'away' },
    { type: 'touchdown', team: 'home' },
    { type: 'extra-point', team: 'home', score: { home: 17, away: 9 } },
  ]);
});

test('a score names the scorer, passer and yards, with the time at the end of the play', () => {
  const scores = end.incidents.filter(({ score }) => score);
  const outcome = scores.map(({ player, relatedPlayer, play, yards, points, remaining }) =>
    [player, relatedPlayer, play, yards, points, remaining].filter((each) => each !== undefined),
  );
  expect(outcome).toEqual([
    ['C. Hand', 'interception', 40, 6, 871],
    ['D. Toe', 1, 871],
    ['E. Run', 'B. Arm', 'pass', 5, 6, 545],
    [2, 120],
    ['F. Shin', 40, 3, 300],
    [6, 55],
    ['G. Leg', 2, 55],
  ]);
  expect(scores[2]).toMatchObject({ playerId: 'nfl-00-02', relatedPlayerId: 'nfl-00-01' });
});

test('an extra point missing from the plays comes from the summary, in order', async () => {
  const text = await readFile(fixturePath('gamecenter.json'), 'utf8');
  const lines = text.split('\n').filter((line) => !line.includes('D.Toe extra point'));
  // The play before it is now the last of its drive.
  const file = lines.join('\n').replace(/("note": "TD" \}),(\s*\})/, '$1$2');
  const game = await only(await temporaryFile('game.json', file));
  const { incidents } = fold(checkedUpdates(game));
  expect(incidents.filter(({ score }) => score).slice(0, 2)).toMatchObject([
    { type: 'touchdown', score: { home: 6, away: 0 } },
    { type: 'extra-point', player: 'D. Toe', points: 1, score: { home: 7, away: 0 } },
  ]);
});

test('a play without a score becomes a comment with its text and time', () => {
  const [first] = end.incidents;
  expect(first).toMatchObject({ type: 'comment', remaining: 900, text: 'A.Boot kicks 65 yards.' });
});

test('updates carry the situation of the next play, except at breaks', () => {
  expect(
    updates.flatMap(({ sequence, situation }) => (situation ? [[sequence, situation]] : [])),
  ).toEqual([
    [36, { possession: 'away', down: 1, distance: 10, toGoal: 80 }],
    [70, { possession: 'away', down: 3, distance: 2, toGoal: 45 }],
  ]);
  const breaks = updates.filter(
    ({ matchStatus }) => matchStatus === 'Break' || matchStatus === 'HT',
  );
  expect(breaks.filter((update) => 'situation' in update)).toEqual([]);
});

test('quarters follow each other with breaks and half-time between', () => {
  const statuses = 'Not start, Q1, Break, Q2, HT, Q3, Break, Q4, Ended';
  expect(statusesText(updates)).toBe(statuses);
});

test('a game without player statistics has no details', () => {
  expect(recording).not.toHaveProperty('details');
});

test('player and team statistics come from the file, under the common names', async () => {
  const file: unknown = JSON.parse(await readFile(fixturePath('gamecenter.json'), 'utf8'));
  const stats = (yards: number) => ({
    passing: { '00-01': { name: 'B.Arm', att: 21, cmp: 12, yds: 247, tds: 2, ints: 1 } },
    rushing: { '00-01': { name: 'B.Arm', att: 3, yds: 39, tds: 0, lng: 17, lngtd: 0 } },
    defense: { '00-02': { name: 'B.Wall', tkl: 10, ast: 2, sk: 0.5, int: 1 } },
    kicking: { '00-03': { name: 'F.Shin', fgm: 1, fga: 2, xpmade: 3, xpa: 3 } },
    kickret: {},
    team: { totfd: 20, totyds: yards, trnovr: 1, pen: 7, penyds: 70, top: '26:14' },
  });
  const game = structuredClone(v.parse(nflGamecenterSchema, file)['2031090700']);
  const parsed = v.parse(nflGameSchema, game);
  parsed.home.stats = stats(396);
  parsed.away.stats = stats(377);
  const text = JSON.stringify({ '2031090700': parsed });
  const read = await only(await temporaryFile('game.json', text));
  const details = v.parse(matchDetailsSchema, read.details);
  expect(details.boxScore?.home?.players).toEqual([
    {
      id: 'nfl-00-01',
      name: 'B. Arm',
      values: {
        'passing-attempts': 21,
        completions: 12,
        'passing-yards': 247,
        'passing-touchdowns': 2,
        'interceptions-thrown': 1,
        carries: 3,
        'rushing-yards': 39,
        'rushing-touchdowns': 0,
        'longest-rush': 17,
      },
    },
    {
      id: 'nfl-00-02',
      name: 'B. Wall',
      // Ten alone and two with others.
      values: { tackles: 12, sacks: 0.5, interceptions: 1 },
    },
    expect.objectContaining({
      name: 'F. Shin',
      values: expect.objectContaining({ 'kicking-points': 6, 'field-goals-attempted': 2 }),
    }),
  ]);
  expect(details.statistics?.[0]?.stats).toEqual({
    'total-yards': { home: 396, away: 377 },
    'first-downs': { home: 20, away: 20 },
    turnovers: { home: 1, away: 1 },
    penalties: { home: 7, away: 7 },
    'penalty-yards': { home: 70, away: 70 },
    'possession-time': { home: 1574, away: 1574 },
  });
});

test('the game clock is read with and without minutes', () => {
  expect(parseGameClock('09:51')).toBe(591);
  expect(parseGameClock(':59')).toBe(59);
  expect(parseGameClock('')).toBeUndefined();
});
