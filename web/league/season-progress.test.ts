import { expect, test } from 'vitest';
import type { RoundList } from '../../edge/contracts/rounds.ts';
import { seasonProgress } from './season-progress.ts';

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;

/** A round that begins in week `week` and takes three hours with its matches. */
const round = (roundName: string, week: number, stage: 'table' | 'knockout' = 'table') =>
  ({
    roundName,
    stage,
    from: week * WEEK,
    to: week * WEEK,
    matches: 2,
  }) satisfies RoundList['rounds'][number];
const rounds = [1, 2, 3, 4].map((week) => round(`Matchday ${week}`, week));

test.each([
  ['before its first match', 0, 0, 'Matchday 1'],
  ['in the middle of its second round', 2 * WEEK + 1.5 * HOUR, 1.5 / 4, 'Matchday 2'],
  ['between two rounds', 2 * WEEK + 4 * HOUR, 2 / 4, 'Matchday 3'],
  ['after its last match', 9 * WEEK, 1, 'Matchday 4'],
])('a season of four rounds is counted %s', (_when, now, played, current) => {
  expect(seasonProgress(rounds, now)).toMatchObject({ played, round: current, count: 4 });
});

test('a season’s count has only the numbered rounds of the running stage', () => {
  const cup = [...rounds, round('Semi-finals', 5, 'knockout'), round('Final', 6, 'knockout')];
  expect(seasonProgress(cup, 3 * WEEK)?.count).toBe(4);
  expect(seasonProgress(cup, 5 * WEEK)).toMatchObject({ round: 'Semi-finals', count: null });
});

test('the dates of a season are those of its first and of its latest match', () => {
  const late = { ...round('Matchday 2', 2), to: 8 * WEEK };
  expect(seasonProgress([rounds[0] ?? late, late, round('Matchday 3', 3)], WEEK)).toMatchObject({
    from: WEEK,
    to: 8 * WEEK,
  });
});

test('a season without at least two rounds has no line', () => {
  expect(seasonProgress([], WEEK)).toBeNull();
  expect(seasonProgress(rounds.slice(0, 1), WEEK)).toBeNull();
});

test('a cup whose final is not drawn yet is not over', () => {
  const cup = [round('Quarter-finals', 1, 'knockout'), round('Semi-finals', 2, 'knockout')];
  expect(seasonProgress(cup, 3 * WEEK)).toMatchObject({ played: 2 / 3, round: 'Semi-finals' });
});
