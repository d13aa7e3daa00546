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
  expect(end.incidents.filter(({ type }) => type !== 'period-end')).toMatchObject([
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
