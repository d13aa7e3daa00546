import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Result of a test runner: the number of passed tests, and the names of others. */
export interface Outcome {
  passed: number;
  /** Each with the first line of what it says, where it says anything. */
  failed: readonly string[];
  /** Tests that passed on their retry, which count as passed. */
  flaky: readonly string[];
  /** Tests that did not run, with the reason where the runner knows it. */
  skipped: readonly string[];
}

/** Result of a runner without tests. */
export const NOTHING: Outcome = { passed: 0, failed: [], flaky: [], skipped: [] };

/** A run with more flaky tests than these fails: its browser tests no longer say much. */
const FLAKY_ALLOWED = 2;

const vitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
      message: v.optional(v.string(), ''),
    }),
  ),
});

const runSchema = v.object({
  projectName: v.string(),
  status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
  // One for each try.
  results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
});
const journeySchema = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  // One for each project that the journey ran in.
  tests: v.array(runSchema),
});
type Journey = v.InferOutput<typeof journeySchema>;
type Run = v.InferOutput<typeof runSchema>;

interface Suite {
  specs: Journey[];
  suites?: Suite[] | undefined;
}
const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(journeySchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const playwrightReport = v.object({
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  suites: v.array(suiteSchema),
});

/**
 * Returns the outcome that `read` gets from a runner's report. A runner that did not end well although no test
 * failed, such as by a crash, is one failure.
 */
export function outcomeOf(runner: string, isOk: boolean, read: () => Outcome): Outcome {
  try {
    const outcome = read();
    if (isOk || outcome.failed.length > 0) return outcome;
    return { ...outcome, failed: [`${runner} ended with an error outside of its tests`] };
  } catch (error) {
    return { ...NOTHING, failed: [`${runner} left no report that can be read: ${String(error)}`] };
  }
}

/** Parses vitest's JSON report. A file that could not be loaded counts as a failure with its name. */
export function vitestOutcome(report: unknown): Outcome {
  const { numPassedTests, testResults } = v.parse(vitestReport, report);
  const named = (wanted: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === wanted)
        .map(
          ({ fullName, failureMessages: [message] }) => `${name}: ${fullName}${saying(message)}`,
        ),
    );
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: [
      ...named('failed'),
      ...notLoaded.map(({ name, message }) => `${name}${saying(message)}`),
    ],
    flaky: [],
    skipped: named('skipped'),
  };
}

/** Parses playwright's JSON report. A fault outside of the tests, such as in a setup, counts as a failure. */
export function playwrightOutcome(report: unknown): Outcome {
  const { errors, suites } = v.parse(playwrightReport, report);
  const journeys = suites.flatMap(journeysOf);
  const named = (wanted: Run['status']) =>
    journeys.flatMap((journey) =>
      journey.tests
        .filter(({ status }) => status === wanted)
        .map((run) => `${nameOf(journey, run)}${reasonOf(run)}${saying(errorOf(run))}`),
    );
  const flaky = named('flaky');
  return {
    passed: named('expected').length + flaky.length,
    failed: [
      ...named('unexpected'),
      ...errors.map(({ message = 'playwright, beside its tests' }) => firstLine(message)),
    ],
    flaky,
    skipped: named('skipped'),
  };
}

function journeysOf({ specs, suites = [] }: Suite): Journey[] {
  return [...specs, ...suites.flatMap(journeysOf)];
}

function nameOf({ file, line, title }: Journey, { projectName }: Run): string {
  return `${file}:${line}: ${title} [${projectName}]`;
}

function reasonOf({ annotations }: Run): string {
  const reason = annotations.find(({ type }) => type === 'skip')?.description;
  return reason === undefined ? '' : ` (${reason})`;
}

function errorOf({ results }: Run): string | undefined {
  return results.find(({ error }) => error)?.error?.message;
}

/** Returns the end of a line that names a failed test: what the test says. */
function saying(message: string | undefined): string {
  return message ? ` — ${firstLine(message)}` : '';
}

function firstLine(message: string): string {
  return stripVTControlCharacters(message).split('\n', 1).join();
}

/**
 * Returns what a run prints last: a line for each test that did not simply pass, and the counts alone on the last
 * line. `quarantined` are the tests that only the full run has until they are mended.
 */
export function closingLines(
  outcomes: readonly Outcome[],
  quarantined: readonly string[],
): { lines: string[]; isGreen: boolean } {
  const all = (part: 'failed' | 'flaky' | 'skipped') => outcomes.flatMap((each) => each[part]);
  const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
  const flaky = all('flaky');
  const skipped = all('skipped');
  const tooFlaky =
    flaky.length > FLAKY_ALLOWED
      ? [`${flaky.length} tests needed their retry, and a run may have ${FLAKY_ALLOWED} such tests`]
      : [];
  const failed = [...all('failed'), ...tooFlaky];
  const counts = skipped.length > 0 ? [`${skipped.length} skipped`] : [];
  return {
    lines: [
      ...skipped.map((name) => `SKIPPED ${name}`),
      ...counts,
      ...quarantined.map((name) => `QUARANTINED ${name}`),
      ...flaky.map((name) => `FLAKY ${name}`),
      ...failed.map((name) => `FAILED ${name}`),
      `${passed} passed, ${failed.length} failed`,
    ],
    isGreen: failed.length === 0,
  };
}
