import { describe, expect, it, test } from 'vitest';
import {
  binned,
  calibrationError,
  frequencies,
  impliedBy,
  logLoss,
  outcomeOf,
  type Judged,
} from './judged.ts';
import { minimise } from './minimise.ts';
import { figuresTable, replaceBetweenMarks } from './report.ts';

const forecast = (home: number, outcome: Judged['outcome']): Judged => ({
  chances: { home, draw: 0, away: 1 - home },
  outcome,
});

describe('the log loss', () => {
  it('is the mean of −ln of the chances of what came', () => {
    const judged = [forecast(0.5, 'home'), forecast(0.2, 'away')];
    expect(logLoss(judged)).toBeCloseTo((Math.LN2 - Math.log(0.8)) / 2, 12);
  });

  it('of something impossible is not infinite', () => {
    expect(logLoss([forecast(1, 'away')])).toBeCloseTo(9.21, 2);
  });
});

test('forecasts are compared by tenths with what came true', () => {
  const bins = binned([forecast(0.61, 'home'), forecast(0.69, 'away'), forecast(1, 'home')]);
  expect(bins).toEqual([
    { forecast: expect.closeTo(0.65, 10), came: 0.5, count: 2 },
    { forecast: 1, came: 1, count: 1 },
  ]);
  expect(calibrationError(bins)).toBeCloseTo(0.1, 10);
});

test('odds imply chances without the bookmaker’s margin', () => {
  expect(impliedBy({ home: 1.9, draw: 0, away: 1.9 })).toEqual({ home: 0.5, draw: 0, away: 0.5 });
  const { home, draw, away } = impliedBy({ home: 2, draw: 4, away: 3 });
  expect(home + draw + away).toBeCloseTo(1, 12);
  expect(home / draw).toBeCloseTo(2, 12);
});

test('frequencies are shares of outcomes', () => {
  const outcomes = [
    { home: 2, away: 0 },
    { home: 1, away: 1 },
    { home: 0, away: 1 },
    { home: 3, away: 2 },
  ].map(outcomeOf);
  expect(frequencies(outcomes)).toEqual({ home: 0.5, draw: 0.25, away: 0.25 });
});

test('the least of a function is found from a distance', () => {
  const bowl = ([x = 0, y = 0]: readonly number[]) => (x - 3) ** 2 + (y + 1) ** 2 + x * 0.1 * y;
  const [x, y] = minimise(bowl, [0, 0], [1, 1], 16);
  expect(x).toBeCloseTo(3.058, 2);
  expect(y).toBeCloseTo(-1.153, 2);
});

test('a table has one row for each judged set, with dashes for what is unknown', () => {
  const judged = [forecast(0.5, 'home'), forecast(0.5, 'away')];
  const lines = figuresTable([{ name: 'a season', judged, byFrequency: null }]).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^\| a season +\| 2 +\| 0\.6931 +\| – +\| – +\| – +\| 0\.0% +\|$/);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

test('figures replace what stands between their marks, and nothing else', () => {
  const page = 'a\n<!-- x -->\nold\n<!-- end of x -->\nb';
  expect(replaceBetweenMarks(page, 'x', 'new')).toBe(
    'a\n<!-- x -->\n\nnew\n\n<!-- end of x -->\nb',
  );
  expect(() => replaceBetweenMarks(page, 'y', 'new')).toThrow('no <!-- y -->');
});
