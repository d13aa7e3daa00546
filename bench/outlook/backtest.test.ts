import { expect, test } from 'vitest';
import { seasonOf } from '../../edge/origin/media/outlook/testing/season.ts';
import { backtest, brier, error } from './backtest.ts';

/** The better team of the alphabet wins at home, and draws away. */
const season = seasonOf({ score: (home, away) => (home < away ? [2, 0] : [1, 1]) });

test('a season’s outlooks are compared with its end', () => {
  const { answers, points } = backtest(season, [], { shares: [0.1, 0.9], runs: 200 });
  // A tenth of a season is too little for an outlook.
  expect(new Set(answers.map(({ share }) => share))).toEqual(new Set([0.9]));
  expect(answers).toHaveLength(7 * 3);
  expect(answers.filter(({ question, came }) => question === 'title' && came)).toMatchObject([
    { asItStands: 1, even: 1 / 7 },
  ]);
  expect(answers.filter(({ question, came }) => question === 'last three' && came)).toHaveLength(3);
  expect(brier(answers, 'simulated')).toBeLessThan(brier(answers, 'even'));
  expect(points).toHaveLength(7);
  expect(error(points, 'simulated')).toBeLessThan(3);
});

test('earlier results count for a season’s outlook', () => {
  const earlier = {
    ...season,
    matches: season.matches.map((match) => ({ ...match, startTime: match.startTime - 1 })),
  };
  const options = { shares: [0.9], runs: 200 };
  expect(backtest(season, [earlier], options)).not.toEqual(backtest(season, [], options));
});
