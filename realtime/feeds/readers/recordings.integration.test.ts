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

  test.each([
    {
      what: 'the NBA game of Brooklyn and Golden State',
      read: readNbaPlayByPlay,
      name: 'basketball/playbyplay_0022000001.json',
      teams: 'Brooklyn Nets 125–99 Golden State Warriors',
      periods: '40-25 23-20 36-26 26-28',
      // The fixture, 610 actions, and Finished.
      updates: 612,
      scores: 121,
    },
    {
      what: 'Super Bowl XLIX',
      read: readNflGamecenter,
      name: 'american-football/2015020100.json',
      teams: 'Seattle Seahawks 24–28 New England Patriots',
      periods: '0-0 14-14 10-0 0-14',
      updates: 178,
      scores: 16,
    },
    {
      what: 'the volleyball match',
      read: readDatavolley,
      name: 'volleyball/example_data.dvw',
      teams: 'Braslovče 3–0 Nova KBM Branik',
      periods: '25-16 25-14 25-22',
      // The fixture, 127 points, two breaks and the end.
      updates: 131,
      scores: 4,
    },
    {
      what: 'the badminton final',
      read: readShuttleset,
      name: 'badminton/wtf-2020-final',
      teams: 'Player A 2–1 Player B',
      periods: '21-16 5-21 21-17',
      // The fixture, 101 points, two breaks and the end.
      updates: 105,
      scores: 4,
    },
  ])('$what ends $periods', async ({ read, name, teams, periods, updates, scores }) => {
    const recording = await onlyRecordingOf(read)(recordingPath(name));
    const end = fold(checkedUpdates(recording));
    const { home, away } = end.score ?? {};
    expect(`${recording.home} ${home}–${away} ${recording.away}`).toBe(teams);
    expect(end.status).toBe('Finished');
    expect(setsText(end.periods)).toBe(periods);
    expect(recording.updates).toHaveLength(updates);
    expect(end.scores).toHaveLength(scores);
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
    expect(ends.map(({ periods }) => setsText(periods))).toEqual([
      '5-7 6-4 6-2 6-7 7-5',
      '6-3 6-0',
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['Finished', 'Finished']);
  });
});
