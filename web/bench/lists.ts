import { parseArgs } from 'node:util';
import { findBrowser } from '../../.ci/browser.ts';
import { runBounded } from '../../realtime/bench/cleanup.ts';
import { wholeNumber } from '../../realtime/bench/fanout-options.ts';
import { runLists, type ListFigures, type ListsOptions, type ListsResult } from './lists-run.ts';
import { decimal, rounded, table } from '../../realtime/bench/report.ts';
import { messageOf } from '../../realtime/log.ts';

/** On a CPU so many times slower no task of opening, scrolling or filtering a list is longer, median, ms. */
const BAR_MS = 50;
const TIMEOUT_MS = 1_200_000;

const HELP = `Usage: npm run bench:lists -- [options]

Opens every long list in Chromium, scrolls and filters it, and says how long its
longest task would be on a slower CPU: its processor time, so many times over.

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
  else await run({ rows, runs, browser }, slowdown, values.json);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}

async function run(options: ListsOptions, slowdown: number, json: boolean): Promise<void> {
  await runBounded(TIMEOUT_MS, async (cleanup) => {
    const { lists, benchmarkIndex } = await runLists(options, {
      cleanup,
      progress: (message) => console.error(message),
    });
    const figures = lists.map(({ longestMs, ...figure }) => ({
      ...figure,
      longestMs: longestMs.map((longest) => longest * slowdown),
    }));
    const report = json ? listsJson : listsText;
    console.log(report({ ...options, slowdown, benchmarkIndex }, figures));
  });
}

type Run = ListsOptions & Pick<ListsResult, 'benchmarkIndex'> & { slowdown: number };

/**
 * A load starts the whole product, which is measured apart (Lighthouse), and a
 * tap the router, whatever the next page holds; the rest is the list alone.
 */
function isOfList({ step }: ListFigures): boolean {
  return step !== 'load' && step !== 'tap';
}

function isMet(figures: readonly ListFigures[]): boolean {
  return figures.filter(isOfList).every(({ longestMs }) => medianOf(longestMs) <= BAR_MS);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function listsText(
  { rows, slowdown, benchmarkIndex }: Run,
  figures: readonly ListFigures[],
): string {
  return [
    `Longest task of a list of ${rows} rows, CPU ${slowdown} times slower, ms`,
    '',
    table([
      ['', 'step', 'median', 'worst'],
      ...figures.map(({ list, step, longestMs }) => [
        list,
        step,
        decimal(medianOf(longestMs), 0),
        decimal(Math.max(...longestMs), 0),
      ]),
    ]),
    '',
    'Processor time, so that a busy machine does not count. tap: a link to the list, until it is asked for. open: from there. load: the page and the product with it.',
    `This machine's benchmark index (Lighthouse): ${decimal(medianOf(benchmarkIndex), 0)}, from ${decimal(Math.min(...benchmarkIndex), 0)} to ${decimal(Math.max(...benchmarkIndex), 0)}.`,
    `Bar: median at most ${BAR_MS} ms to open, scroll and filter: ${isMet(figures) ? 'met' : 'missed'}`,
  ].join('\n');
}

function listsJson(
  { rows, runs, slowdown, benchmarkIndex }: Run,
  figures: readonly ListFigures[],
): string {
  return JSON.stringify(
    {
      benchmark: 'lists',
      rows,
      runs,
      slowdown,
      benchmarkIndex,
      lists: figures.map(({ list, step, longestMs }) => ({
        list,
        step,
        medianLongestTaskMs: medianOf(longestMs),
        worstLongestTaskMs: Math.max(...longestMs),
      })),
      bar: { longestTaskMs: BAR_MS, met: isMet(figures) },
    },
    (_key, value: unknown) => (typeof value === 'number' ? rounded(value) : value),
  );
}
