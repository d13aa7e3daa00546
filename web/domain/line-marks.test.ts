import { expect, test } from 'vitest';
import { aLine } from '../live/testing/lines.ts';
import { lineMarksOf, linePartsOf } from './match-line.ts';
import { parseLine } from './parse-line.ts';

const KITS = { home: 'navy', away: 'red' } as const;

function marksOfLine(...line: Parameters<typeof aLine>) {
  const match = parseLine(aLine(...line));
  return lineMarksOf(match, linePartsOf(match, KITS, 0), KITS);
}

test('A goal stands at its minute, in its kit and on its side', () => {
  const marks = { home: ['g45', 'y9'], away: ['r81'] };
  expect(marksOfLine('m1', { matchStatus: 'H2', marks })).toEqual([
    { shape: 'dot', side: 'first', at: 0.5, kit: 'navy' },
    { shape: 'yellow', side: 'first', at: 0.1, kit: 'navy' },
    { shape: 'red', side: 'second', at: 0.9, kit: 'red' },
  ]);
});

test('Extra time moves the marks with their halves', () => {
  const marks = { home: ['g45'], away: [] };
  expect(marksOfLine('m1', { matchStatus: 'ET1', marks })[0]?.at).toBe(0.375);
});

test('The away side comes first in American football', () => {
  const marks = { home: ['g30'], away: ['f15', 'v45'] };
  expect(marksOfLine('m1', { sportId: 16, matchStatus: 'Q4', marks })).toMatchObject([
    { shape: 'dot', side: 'second', at: 30 / 60 },
    { shape: 'bar', side: 'first', at: 0.25 },
    { shape: 'ring', side: 'first', at: 0.75 },
  ]);
});

test('A run of baseball is a short bar in its half of the inning', () => {
  const periods = [
    { home: 1, away: 0 },
    { home: 0, away: 2 },
  ];
  const marks = marksOfLine('m1', { sportId: 3, matchStatus: 'I2', periods });
  expect(marks.map(({ shape, side }) => [shape, side])).toEqual([
    ['bar', 'second'],
    ['bar', 'first'],
    ['bar', 'first'],
  ]);
  expect(marks.map(({ at }) => Math.floor(at * 18))).toEqual([1, 2, 2]);
});
