import * as v from 'valibot';

/** Result of a test runner: counts, and the names of the failed tests. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

interface Suite {
  specs: { title: string; file: string; line: number; ok: boolean }[];
  suites?: Suite[] | undefined;
}
const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({ title: v.string(), file: v.string(), line: v.number(), ok: v.boolean() }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suiteSchema),
});

/** Parses vitest's JSON report. A file that could not be loaded counts as a failure with its name. */
export function vitestOutcome(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, report);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [name];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures };
}

/** Parses playwright's JSON report. A test that passed only on a retry counts as failed. */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, suites } = v.parse(playwrightReport, report);
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed, failures: suites.flatMap(failuresOf) };
}

function failuresOf({ specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...suites.flatMap(failuresOf),
  ];
}
