import { expect, test } from 'vitest';
import { isMet, reportJson, reportText, summaryText, type Report } from './report.ts';

const report: Report = {
  benchmark: 'proxy',
  title: '20 calls',
  options: { calls: 20 },
  rows: [
    { way: 'straight', p50Ms: 1.23456, calls: 20 },
    { way: 'edge', p50Ms: Number.NaN, others: 1 },
  ],
  notes: ['On a quiet machine.'],
  bars: [
    { figure: 'added, ms', value: 1.9, limit: 2 },
    { figure: 'score', value: 94, limit: 95, isLeast: true },
  ],
};

test.each([
  [{ value: 2, limit: 2 }, true],
  [{ value: 2.1, limit: 2 }, false],
  [{ value: 95, limit: 95, isLeast: true }, true],
  [{ value: 94, limit: 95, isLeast: true }, false],
  [{ value: Number.NaN, limit: 2 }, false],
  [{ value: null, limit: 95, isLeast: true }, false],
])('the bar %j is met: %s', (bar, expected) => {
  expect(isMet({ figure: 'a figure', ...bar })).toBe(expected);
});

test('a text has a table of all figures, the notes and the bars', () => {
  expect(reportText(report)).toBe(`20 calls

way       p50Ms  calls  others
straight   1.23     20
edge          –              1

On a quiet machine.
Bar: added, ms 1.90 at most 2 met
Bar: score 94 at least 95 missed`);
});

test('JSON has figures to a thousandth, and whether all bars are met', () => {
  expect(JSON.parse(reportJson(report))).toMatchObject({
    benchmark: 'proxy',
    options: { calls: 20 },
    rows: [{ p50Ms: 1.235 }, { p50Ms: null }],
    met: false,
  });
});

test('the summary lists the bars of every benchmark', () => {
  const text = summaryText([report, { ...report, benchmark: 'hubs', bars: [] }]);
  expect(text.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^proxy +added, ms +1\.90 +at most 2 +met$/),
    expect.stringMatching(/^proxy +score +94 +at least 95 +missed$/),
    expect.stringMatching(/^hubs +has no bar$/),
  ]);
});
