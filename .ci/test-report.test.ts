import { expect, test } from 'vitest';
import {
  closingLines,
  NOTHING,
  outcomeOf,
  playwrightOutcome,
  vitestOutcome,
} from './test-report.ts';

test('the vitest outcome names failed and skipped tests, and files that failed to load, with what they say', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: 'edge/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a score is reported', status: 'passed' },
          {
            fullName: 'a goal is reported',
            status: 'failed',
            failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:3', 'later'],
          },
          { fullName: 'a recording is read', status: 'skipped' },
        ],
      },
      {
        name: 'web/b.test.ts',
        status: 'failed',
        assertionResults: [],
        message: 'Cannot find module c.ts',
      },
    ],
  };
  expect(vitestOutcome(report)).toEqual({
    passed: 1,
    failed: [
      'edge/a.test.ts: a goal is reported — AssertionError: expected 1 to be 2',
      'web/b.test.ts — Cannot find module c.ts',
    ],
    flaky: [],
    skipped: ['edge/a.test.ts: a recording is read'],
  });
});

test('the playwright outcome names journeys of each project that did not simply pass, with what they say', () => {
  const journey = (title: string, ...tests: object[]) => ({
    title,
    file: 'a.journey.ts',
    line: 7,
    tests,
  });
  const run = (status: string, annotations: object[] = []) => ({
    projectName: 'mobile',
    status,
    annotations,
    results: [{}],
  });
  const error = { message: '\u001b[31mError: no star\u001b[39m\n  at a.journey.ts:9' };
  const skip = { type: 'skip', description: 'another Chromium' };
  const report = {
    errors: [],
    suites: [
      {
        specs: [
          journey('a page opens', run('expected'), {
            ...run('unexpected'),
            projectName: 'desktop',
            results: [{ error }, { error }],
          }),
          journey('a goal is seen', { ...run('flaky'), results: [{ error }, {}] }),
        ],
        suites: [{ specs: [journey('a picture', run('skipped', [skip])), journey('no group')] }],
      },
    ],
  };
  expect(playwrightOutcome(report)).toEqual({
    passed: 2,
    failed: ['a.journey.ts:7: a page opens [desktop] — Error: no star'],
    flaky: ['a.journey.ts:7: a goal is seen [mobile] — Error: no star'],
    skipped: ['a.journey.ts:7: a picture [mobile] (another Chromium)'],
  });
});

test('a product that does not start is a failure of the journeys', () => {
  const report = { errors: [{ message: 'Error: it did not start.\n  at start' }], suites: [] };
  expect(playwrightOutcome(report).failed).toEqual(['Error: it did not start.']);
});

test('a runner that fails beside its tests is one failure, and so is one without a report', () => {
  const passed = { ...NOTHING, passed: 3 };
  expect(outcomeOf('vitest', true, () => passed)).toBe(passed);
  expect(outcomeOf('vitest', false, () => passed)).toEqual({
    ...passed,
    failed: ['vitest ended with an error outside of its tests'],
  });
  const unread = outcomeOf('vitest', true, () => {
    throw new Error('no such file');
  });
  expect(unread.failed).toEqual(['vitest left no report that can be read: Error: no such file']);
});

test('a run without a flake ends with the counts alone', () => {
  expect(
    closingLines(
      [
        { ...NOTHING, passed: 2 },
        { ...NOTHING, passed: 3 },
      ],
      [],
    ),
  ).toEqual({
    lines: ['5 passed, 0 failed'],
    isGreen: true,
  });
});

test('skipped, quarantined, flaky and failed tests have a line each before the counts', () => {
  const outcome = { passed: 1, failed: ['goal'], flaky: ['star'], skipped: ['picture (no font)'] };
  expect(closingLines([outcome], ['a.journey.ts:3: alert'])).toEqual({
    lines: [
      'SKIPPED picture (no font)',
      '1 skipped',
      'QUARANTINED a.journey.ts:3: alert',
      'FLAKY star',
      'FAILED goal',
      '1 passed, 1 failed',
    ],
    isGreen: false,
  });
});

test('two flaky tests pass, and a third fails the run', () => {
  const flaky = (count: number) => ({
    ...NOTHING,
    passed: count,
    flaky: Array.from({ length: count }, (_, index) => `journey ${index}`),
  });
  expect(closingLines([flaky(2)], []).isGreen).toBe(true);
  const { lines, isGreen } = closingLines([flaky(2), flaky(1)], []);
  expect(isGreen).toBe(false);
  expect(lines.slice(-2)).toEqual([
    'FAILED 3 tests needed their retry, and a run may have 2 such tests',
    '3 passed, 1 failed',
  ]);
});
