import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { BoxScoreSide, BoxScoreValues } from '../../protocol/details.ts';
import type { Omission } from '../source.ts';
import { checkedUpdates } from '../testing/check-recording.ts';
import { HAS_RECORDINGS, recordingPath } from '../testing/fixture-path.ts';
import { fold } from '../testing/fold.ts';
import { nbaDetailsOf } from '../testing/nba-details-of.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import { readDatavolley } from './datavolley.ts';
import { readNbaPlayByPlay } from './nba-pbp.ts';
import { readNflGamecenter } from './nfl-gamecenter.ts';
import { readOpenfootball } from './openfootball.ts';
import { readShuttleset } from './shuttleset.ts';
import { readTennisPointByPoint } from './tennis-pbp.ts';

interface FileMatch {
  team1: string;
  team2: string;
  score: { ht: number[]; ft: number[]; et?: number[]; p?: number[] };
}

function pointsOf(side: BoxScoreSide | undefined): number {
  return (side?.players ?? []).reduce((sum, { values }) => sum + (values['points'] ?? 0), 0);
}

function sumOf(values: BoxScoreValues, ...keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (values[key] ?? 0), 0);
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

  test('the recorded match has 127 points and ends 25-16 25-14 25-22, as its own table says', async () => {
    const recording = await onlyRecordingOf(readDatavolley)(
      recordingPath('volleyball/example_data.dvw'),
    );
    const end = fold(checkedUpdates(recording));
    expect(recording).toMatchObject({ home: 'Braslovče', away: 'Nova KBM Branik' });
    expect(recording.updates).toHaveLength(127 + 4);
    expect(end).toMatchObject({ status: 'Finished', score: { home: 3, away: 0 } });
    expect(setsText(end.periods)).toBe('25-16 25-14 25-22');
  });

  test('the points of a recorded game’s players add up to its score, and their rebounds to the total', async () => {
    const { details, recording } = await nbaDetailsOf(
      recordingPath('basketball/playbyplay_0022000001.json'),
    );
    const score = recording.updates.findLast(({ update }) => update.score)?.update.score;
    expect({
      home: pointsOf(details.boxScore?.home),
      away: pointsOf(details.boxScore?.away),
    }).toEqual(score);
    for (const side of [details.lineups?.home, details.lineups?.away])
      expect(side?.starters).toHaveLength(5);
    for (const side of [details.boxScore?.home, details.boxScore?.away])
      for (const { values } of side?.players ?? [])
        expect(sumOf(values, 'offensive-rebounds', 'defensive-rebounds')).toBe(values['rebounds']);
  });

  test('the finals of 2012 end 5-7 6-4 6-2 6-7 7-5 and 6-3 6-0', async () => {
    const finals = await readTennisPointByPoint({
      path: recordingPath('tennis/2012-ausopen-finals-points.csv'),
    });
    const ends = finals.map((recording) => fold(checkedUpdates(recording)));
    expect(finals.map(({ matchId, home, away }) => `${matchId} ${home} ${away}`)).toEqual([
      'tennis-2012-ausopen-1701 Novak Djokovic Rafael Nadal',
      'tennis-2012-ausopen-2701 Victoria Azarenka Maria Sharapova',
    ]);
    expect(
      ends.map(({ periods }) => periods?.map(({ home, away }) => `${home}-${away}`).join(' ')),
    ).toEqual(['5-7 6-4 6-2 6-7 7-5', '6-3 6-0']);
    expect(ends.map(({ status, score }) => ({ status, score }))).toEqual([
      { status: 'Finished', score: { home: 3, away: 2 } },
      { status: 'Finished', score: { home: 2, away: 0 } },
    ]);
  });

  test('the recorded final ends 21-16 5-21 21-17', async () => {
    const end = fold(
      checkedUpdates(
        await onlyRecordingOf(readShuttleset)(recordingPath('badminton/wtf-2020-final')),
      ),
    );
    expect(end).toMatchObject({ status: 'Finished', score: { home: 2, away: 1 } });
    expect(setsText(end.periods)).toBe('21-16 5-21 21-17');
  });
});
