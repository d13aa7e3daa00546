import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Omission } from '../source.ts';
import { checkedUpdates } from '../testing/check-recording.ts';
import { HAS_RECORDINGS, recordingPath } from '../testing/fixture-path.ts';
import { fold } from '../testing/fold.ts';
import { readNbaPlayByPlay } from './nba-pbp.ts';
import { readNflGamecenter } from './nfl-gamecenter.ts';
import { readOpenfootball } from './openfootball.ts';

interface FileMatch {
  team1: string;
  team2: string;
  score: { ht: number[]; ft: number[]; et?: number[]; p?: number[] };
}

const sides = ([home, away]: number[]): unknown => ({ home, away });

describe.skipIf(!HAS_RECORDINGS)('the recordings of real matches', () => {
  test('all 104 matches of the World Cup 2026 end as the file says', async () => {
    const path = recordingPath('football/2026.worldcup.json');
    const file: { matches: FileMatch[] } = JSON.parse(await readFile(path, 'utf8'));
    const recordings = await readOpenfootball({ path });
    expect(recordings).toHaveLength(104);
    expect(new Set(recordings.map(({ matchId }) => matchId)).size).toBe(104);
    for (const [index, recording] of recordings.entries()) {
      const match = file.matches[index];
      if (!match) throw new Error('more recordings than matches');
      const { ht, ft, et, p } = match.score;
      const end = fold(checkedUpdates(recording));
      expect(recording).toMatchObject({ home: match.team1, away: match.team2 });
      expect(end).toMatchObject({
        status: 'Finished',
        matchStatus: p ? 'AP' : et ? 'AET' : 'Ended',
        score: sides(et ?? ft),
        gameScore: [ht.join(':')],
      });
      expect(end.shootout).toEqual(p && sides(p));
    }
    const last = recordings.find(({ home, away }) => home === 'Spain' && away === 'Argentina');
    expect(last && fold(checkedUpdates(last))).toMatchObject({
      score: { home: 1, away: 0 },
      matchStatus: 'AET',
    });
  });

  test.each([
    ['2025-26-en.1', []],
    ['2025-26-de.1', []],
    ['2025-26-es.1', []],
    ['2025-26-it.1', []],
    // Liverpool–Paris ended 1–4 on penalties, Atlético–Real 2–4: the file has 4–4 for both.
    [
      '2024-25-uefa.cl',
      [
        { place: 'matches.169.score.p', fault: '4–4 decides nothing' },
        { place: 'matches.174.score.p', fault: '4–4 decides nothing' },
      ],
    ],
  ])(
    'the season %s is read with a unique id per match, without impossible scores',
    async (name, impossible) => {
      const left: Omission[] = [];
      const recordings = await readOpenfootball({
        path: recordingPath(`football/${name}.json`),
        leaveOut: (omission) => left.push(omission),
      });
      expect(left).toEqual(impossible);
      expect(recordings.length).toBeGreaterThan(180);
      expect(new Set(recordings.map(({ matchId }) => matchId)).size).toBe(recordings.length);
      for (const recording of recordings) checkedUpdates(recording);
    },
  );

  test('the NBA game has its 121 scores in order and ends 125–99', async () => {
    const [recording] = await readNbaPlayByPlay({
      path: recordingPath('basketball/playbyplay_0022000001.json'),
    });
    if (!recording) throw new Error('there is no game');
    expect(recording).toMatchObject({ home: 'Brooklyn Nets', away: 'Golden State Warriors' });
    const updates = checkedUpdates(recording);
    const end = fold(updates);
    // The fixture, 610 actions, and Finished.
    expect(updates).toHaveLength(612);
    expect(end.scores).toHaveLength(121);
    expect(end).toMatchObject({
      status: 'Finished',
      score: { home: 125, away: 99 },
      gameScore: ['63:45'],
    });
    expect(end.periods).toEqual([
      { home: 40, away: 25 },
      { home: 23, away: 20 },
      { home: 36, away: 26 },
      { home: 26, away: 28 },
    ]);
  });

  test('Super Bowl XLIX ends New England 28, Seattle 24', async () => {
    const [recording] = await readNflGamecenter({
      path: recordingPath('american-football/2015020100.json'),
    });
    if (!recording) throw new Error('there is no game');
    const end = fold(checkedUpdates(recording));
    expect(recording).toMatchObject({ home: 'Seattle Seahawks', away: 'New England Patriots' });
    expect(end).toMatchObject({ status: 'Finished', score: { home: 24, away: 28 } });
    expect(end.scores).toHaveLength(16);
    expect(end.periods).toEqual([
      { home: 0, away: 0 },
      { home: 14, away: 14 },
      { home: 10, away: 0 },
      { home: 0, away: 14 },
    ]);
  });
});
