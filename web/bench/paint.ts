import { parseArgs } from 'node:util';
import { findBrowser } from '../../.ci/browser.ts';
import { runBounded } from '../../realtime/bench/cleanup.ts';
import { wholeNumber } from '../../realtime/bench/fanout-options.ts';
import type { PaintFigures } from './paint-figures.ts';
import { boundOf, runPaint, type PaintOptions } from './paint-run.ts';
import { decimal, rounded, table } from '../../realtime/bench/report.ts';
import { messageOf } from '../../realtime/hosts/log.ts';

/** From the sending of the ingest request to the DOM, median, ms. */
const BAR_MS = 60;

const HELP = `Usage: npm run bench:paint -- [options]

Sends scores to the product and sees when real Chromium shows them, on the
match's page and on Home.

  --updates N    measured updates per page (default 60)
  --interval MS  from one to the next (default 250)
  --json         print one JSON object
  --help         print this
`;

try {
  const { values } = parseArgs({
    options: {
      updates: { type: 'string', default: '60' },
      interval: { type: 'string', default: '250' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const updates = wholeNumber('updates', values.updates, 1);
  const interval = wholeNumber('interval', values.interval, 0);
  const browser = findBrowser();
  if (values.help) console.log(HELP);
  else if (browser === undefined)
    throw new Error('This needs Chromium: install it, or name one in CHROMIUM_PATH.');
  else await run({ updates, interval, browser }, values.json);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}

async function run(options: PaintOptions, json: boolean): Promise<void> {
  await runBounded(boundOf(options), async (cleanup) => {
    const figures = await runPaint(options, {
      cleanup,
      progress: (message) => console.error(message),
    });
    console.log(json ? paintJson(options, figures) : paintText(figures));
  });
}

function isMet(figures: readonly PaintFigures[]): boolean {
  return figures.every(({ sentMedianMs }) => sentMedianMs <= BAR_MS);
}

function paintText(figures: readonly PaintFigures[]): string {
  return [
    'Ingest to a changed DOM in Chromium, ms',
    '',
    table([
      ['', 'updates', 'sent→DOM', 'p95', 'accepted→DOM', 'p95', 'clocks ±'],
      ...figures.map((row) => [
        row.page,
        String(row.updates),
        decimal(row.sentMedianMs),
        decimal(row.sentP95Ms),
        decimal(row.acceptedMedianMs),
        decimal(row.acceptedP95Ms),
        decimal(row.clockErrorMs, 2),
      ]),
    ]),
    '',
    'sent: from the sending of the ingest request. accepted: from its answer; negative where the',
    'DOM changed before the answer had been read. Medians, and the 95th percentile.',
    `Bar: median sent→DOM at most ${BAR_MS} ms: ${isMet(figures) ? 'met' : 'missed'}`,
  ].join('\n');
}

function paintJson({ updates, interval }: PaintOptions, figures: readonly PaintFigures[]): string {
  return JSON.stringify(
    {
      benchmark: 'paint',
      updates,
      intervalMs: interval,
      pages: figures,
      bar: { sentMedianMs: BAR_MS, met: isMet(figures) },
    },
    (_key, value: unknown) => (typeof value === 'number' ? rounded(value) : value),
  );
}
