import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  matchDetailsSchema,
  type BoxScoreSide,
  type BoxScoreValues,
} from '../../protocol/details.ts';
import { fixturePath, HAS_RECORDINGS, recordingPath } from '../testing/fixture-path.ts';
import { readNbaPlayByPlay } from './nba-pbp.ts';

async function detailsOf(path: string) {
  const [recording] = await readNbaPlayByPlay({ path });
  if (!recording?.details) throw new Error('There are details');
  return { recording, details: v.parse(matchDetailsSchema, recording.details) };
}

function pointsOf(side: BoxScoreSide | undefined): number {
  return (side?.players ?? []).reduce((sum, { values }) => sum + (values['points'] ?? 0), 0);
}

function sumOf(values: BoxScoreValues, ...keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (values[key] ?? 0), 0);
}

test('the details come from the box score file beside the play-by-play', async () => {
  const { details, recording } = await detailsOf(fixturePath('playbyplay_0099000001.json'));
  expect(details.matchId).toBe(recording.matchId);
  expect(details.occurredAt).toBe(recording.updates.at(-1)?.at);
  expect(details.boxScore?.home?.players).toEqual([
    {
      id: 'nba-901',
      name: 'Ash Reed',
      number: 4,
      position: 'PG',
      starter: true,
      values: {
        minutes: 30,
        points: 4,
        'offensive-rebounds': 0,
        'defensive-rebounds': 1,
        rebounds: 1,
        'field-goals': 2,
        'field-goals-attempted': 3,
        fouls: 1,
        'plus-minus': 2,
      },
    },
    expect.objectContaining({ id: 'nba-902', number: 0, starter: false }),
  ]);
  expect(details.lineups?.home).toMatchObject({
    starters: [{ name: 'Ash Reed' }],
    substitutes: [{ name: 'Bea Stone' }],
    unavailable: [{ name: 'Dan Frost', reason: 'injury', note: 'Left Ankle Sprain' }],
  });
  expect(details.statistics).toEqual([
    {
      period: 'ALL',
      stats: {
        'field-goals': { home: 2, away: 1 },
        'field-goals-attempted': { home: 3, away: 2 },
        'offensive-rebounds': { home: 0, away: 0 },
        rebounds: { home: 1, away: 0 },
      },
    },
  ]);
});

test.runIf(HAS_RECORDINGS)(
  'the points of a recorded game’s players add up to its score, and their rebounds to the total',
  async () => {
    const { details, recording } = await detailsOf(
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
  },
);
