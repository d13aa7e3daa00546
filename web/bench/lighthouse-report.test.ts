import { expect, test } from 'vitest';
import { reportOf, type Scores } from './lighthouse-report.ts';

const good: Scores = {
  performance: 97,
  accessibility: 100,
  largestPaintMs: 1_800,
  blockingMs: 40,
  layoutShift: 0.001,
};

test('a page is judged by the median of its runs', () => {
  const { pages, met } = reportOf([
    { name: 'Home', scores: [{ ...good, performance: 80 }, good, { ...good, performance: 99 }] },
  ]);
  expect(pages[0]?.performance).toBe(97);
  expect(met).toBe(true);
});

test('one page below a threshold fails the whole report', () => {
  const slow = { ...good, performance: 94 };
  expect(
    reportOf([
      { name: 'Home', scores: [good] },
      { name: 'Match', scores: [slow] },
    ]).met,
  ).toBe(false);
  const barrier = { ...good, accessibility: 99 };
  expect(reportOf([{ name: 'Home', scores: [barrier] }]).met).toBe(false);
});
