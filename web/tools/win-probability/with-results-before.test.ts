import { expect, test } from 'vitest';
import { withResultsBefore } from './with-results-before.ts';

const DAY = 86_400_000;

/** Returns matches of two teams, one each day from 0 on. */
const daily = (league: string, count: number) =>
  Array.from({ length: count }, (_, day) => ({
    league,
    home: 'ash',
    away: 'birch',
    at: day * DAY,
  }));

test('a forecast knows the results before its day alone, of its league, once there are five', () => {
  const matches = [...daily('one', 8), ...daily('two', 30)];
  const known = withResultsBefore(
    matches,
    ({ league }) => league === 'one',
    (results) => results.map(({ league, at }) => `${league} ${at / DAY}`),
  );
  expect(known.map(({ match, fitted }) => [match.at / DAY, fitted.length])).toEqual([
    [5, 5],
    [6, 6],
    [7, 7],
  ]);
  expect(known[0]?.fitted).toEqual(['one 0', 'one 1', 'one 2', 'one 3', 'one 4']);
});

test('matches of one day share what is fitted', () => {
  const evening = { league: 'one', home: 'birch', away: 'ash', at: 6 * DAY + DAY / 2 };
  let fits = 0;
  const known = withResultsBefore(
    [...daily('one', 7), evening],
    ({ at }) => at >= 6 * DAY,
    () => (fits += 1),
  );
  expect(known).toHaveLength(2);
  expect(fits).toBe(1);
});

test('results that are too old do not count', () => {
  const old = daily('one', 10).map((match) => ({ ...match, at: match.at - 800 * DAY }));
  const match = { league: 'one', home: 'ash', away: 'birch', at: 10 * DAY };
  expect(
    withResultsBefore(
      [...old, match],
      ({ at }) => at > 0,
      () => 0,
    ),
  ).toEqual([]);
});
