import { expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './test-report.ts';

test('the vitest outcome names failed tests and files that failed to load', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'edge/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a score is reported', status: 'passed' },
          { fullName: 'a goal is reported', status: 'failed' },
        ],
      },
      { name: 'web/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestOutcome(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['edge/a.test.ts: a goal is reported', 'web/b.test.ts'],
  });
});

test('the playwright outcome names failed journeys with file and line, in groups too', () => {
  const journey = (title: string, ok: boolean) => ({ title, file: 'a.journey.ts', line: 7, ok });
  const report = {
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [
      {
        specs: [journey('a page opens', true), journey('a goal is seen', false)],
        suites: [{ specs: [journey('no script', false)] }],
      },
    ],
  };
  expect(playwrightOutcome(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.journey.ts:7: a goal is seen', 'a.journey.ts:7: no script'],
  });
});
