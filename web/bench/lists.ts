import { parseArgs } from 'node:util';
import { findBrowser } from '../../.ci/browser.ts';
import { runBounded } from '../../realtime/bench/cleanup.ts';
import { wholeNumber } from '../../realtime/bench/fanout-options.ts';
import {
  runLists,
  type ListFigures,
  type ListsOptions,
  type ListsResult,
  type Step,
} from './lists-run.ts';
import { decimal, rounded, table } from '../../realtime/bench/report.ts';
import { messageOf } from '../../realtime/hosts/log.ts';

/**
 * Longest allowed median per step on the slower CPU, ms. A tap starts the router, whatever the next
 * page, and is no step of the list.
 */
const BARS_MS: Readonly<Record<Exclude<Step, 'tap'>, number>> = {
  open: 200,
  load: 200,
  filter: 200,
  scroll: 100,
  score: 100,
};
const TIMEOUT_MS = 1_200_000;

const HELP = `Usage: npm run bench:lists -- [options]

Opens every long list in Chromium, scrolls and filters it, and says how long its
longest task would be on a slower CPU: its processor time, so many times over.
Changes scores while lists in play are scrolled, on a CPU that is slowed down,
and says how long the longest took to be painted.

  --rows N      rows of each list (default 500)
  --runs N      how often each is opened (default 5)
  --slowdown N  how many times slower that CPU is (default 4)
  --json        print one JSON object
  --help        print this
`;

try {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '500' },
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const rows = wholeNumber('rows', values.rows, 1);
  const runs = wholeNumber('runs', values.runs, 1);
  const slowdown = wholeNumber('slowdown', values.slowdown, 1);
  const browser = findBrowser();
  if (values.help) console.log(HELP);
  else if (browser === undefined)
    throw new Error('This needs Chromium: install it, or name one in CHROMIUM_PATH.');
  else await run({ rows, runs, slowdown, browser }, values.json);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}

async function run(options: ListsOptions, json: boolean): Promise<void> {
  await runBounded(TIMEOUT_MS, async (cleanup) => {
    const result = await runLists(options, {
      cleanup,
      progress: (message) => console.error(message),
    });
    console.log((json ? listsJson : listsText)(options, result));
  });
}

function barOf({ step }: ListFigures): number | null {
  return step === 'tap' ? null : BARS_MS[step];
}

function isMet(figures: readonly ListFigures[]): boolean {
  return figures.every((figure) => medianOf(figure.longestMs) <= (barOf(figure) ?? Infinity));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function listsText(
  { rows, slowdown }: ListsOptions,
  { lists, benchmarkIndex }: ListsResult,
): string {
  return [
    `Longest task of a list of ${rows} rows, CPU ${slowdown} times slower, ms`,
    '',
    table([
      ['', 'step', 'median', 'worst', 'bar'],
      ...lists.map((figure) => [
        figure.list,
        figure.step,
        decimal(medianOf(figure.longestMs), 0),
        decimal(Math.max(...figure.longestMs), 0),
        String(barOf(figure) ?? ''),
      ]),
    ]),
    '',
    'Processor time, so that a busy machine does not count. tap: a link to the list, until it is asked for. open: from there. load: the page and the product with it.',
    'score: by the clock, from a frame to the picture that shows it, while the list is scrolled.',
    `This machine's benchmark index (Lighthouse): ${decimal(medianOf(benchmarkIndex), 0)}, from ${decimal(Math.min(...benchmarkIndex), 0)} to ${decimal(Math.max(...benchmarkIndex), 0)}.`,
    `Bar: ${isMet(lists) ? 'met' : 'missed'}`,
  ].join('\n');
}

function listsJson(
  { rows, runs, slowdown }: ListsOptions,
  { lists, benchmarkIndex }: ListsResult,
): string {
  return JSON.stringify(
    {
      benchmark: 'lists',
      rows,
      runs,
      slowdown,
      benchmarkIndex,
      lists: lists.map(({ list, step, longestMs }) => ({
        list,
        step,
        medianMs: medianOf(longestMs),
        worstMs: Math.max(...longestMs),
      })),
      bar: { ...BARS_MS, met: isMet(lists) },
    },
    (_key, value: unknown) => (typeof value === 'number' ? rounded(value) : value),
  );
}
