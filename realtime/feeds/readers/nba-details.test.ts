import { expect, test } from 'vitest';
import { fixturePath } from '../testing/fixture-path.ts';
import { nbaDetailsOf } from '../testing/nba-details-of.ts';

test('the details come from the box score file beside the play-by-play', async () => {
  const { details, recording } = await nbaDetailsOf(fixturePath('playbyplay_0099000001.json'));
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
