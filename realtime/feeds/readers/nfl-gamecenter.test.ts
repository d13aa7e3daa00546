import { expect, test } from 'vitest';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { fold } from '../testing/fold.ts';
import { parseGameClock } from './nfl-game.ts';
import { readNflGamecenter } from './nfl-gamecenter.ts';

const [recording] = await readNflGamecenter({ path: fixturePath('gamecenter.json') });
if (!recording) throw new Error('there is no game');
const updates = checkedUpdates(recording);
const end = fold(updates);

test('home and away are as the file has them', () => {
  expect(recording).toMatchObject({
    matchId: 'nfl-2031090700',
    home: 'Seattle Seahawks',
    away: 'New England Patriots',
    startTime: Date.parse('2031-09-07T18:00Z'),
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
  expect(end.periods).toEqual([
    { home: 7, away: 6 },
    { home: 2, away: 0 },
    { home: 0, away: 3 },
    { home: 8, away: 0 },
  ]);
});

test('an interception that is returned counts for the side that was defending', () => {
  const told = new Set(['period-end', 'comment']);
  expect(end.incidents.filter(({ type }) => !told.has(type))).toMatchObject([
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

test('a score names who made it, from whom and from how far, at the time the play was over', () => {
  const scores = end.incidents.filter(({ score }) => score);
  const told = scores.map(({ player, relatedPlayer, play, yards, points, remaining }) =>
    [player, relatedPlayer, play, yards, points, remaining].filter((each) => each !== undefined),
  );
  expect(told).toEqual([
    ['C. Hand', 'interception', 40, 6, 871],
    ['D. Toe', 1, 871],
    ['E. Run', 'B. Arm', 'pass', 5, 6, 545],
    [2, 120],
    ['F. Shin', 40, 3, 300],
    [6, 55],
    [2, 55],
  ]);
  expect(scores[2]).toMatchObject({ playerId: 'nfl-00-02', relatedPlayerId: 'nfl-00-01' });
});

test('a play that scores nothing is told in the words of the file, its time beside it', () => {
  const [first] = end.incidents;
  expect(first).toMatchObject({ type: 'comment', remaining: 900, text: 'A.Boot kicks 65 yards.' });
});

test('what the next play is about is known after each, and not over a break', () => {
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
  expect(updates.flatMap(({ matchStatus }) => matchStatus ?? [])).toEqual([
    'Not start',
    'Q1',
    'Break',
    'Q2',
    'HT',
    'Q3',
    'Break',
    'Q4',
    'Ended',
  ]);
});

test('the game clock is read with and without minutes', () => {
  expect(parseGameClock('09:51')).toBe(591);
  expect(parseGameClock(':59')).toBe(59);
  expect(parseGameClock('')).toBeUndefined();
});

test('a file of another format is refused by name', async () => {
  const path = fixturePath('2031.lantern-cup.json');
  await expect(readNflGamecenter({ path })).rejects.toThrow(/lantern-cup\.json: holds no game/);
});
