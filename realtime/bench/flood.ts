import { parseArgs } from 'node:util';
import { runBounded } from './cleanup.ts';
import { wholeNumber } from './fanout-options.ts';
import { runFloods, type Flood, type FloodOptions, type PhaseFigures } from './flood-run.ts';
import { decimal, rounded, table } from './report.ts';
import { messageOf } from '../hosts/log.ts';

/** Highest cost of a garbage flood to others, as a multiple of a ping flood's. */
const BAR = 1.5;
/** Limit of the server's log growth per phase, bytes. */
const LOG_BAR = 1_000_000;
const TIMEOUT_MS = 600_000;

/** The platform handles pings without the room: the minimum cost of a flood. */
const PINGS = 'pings';
const FLOODS: readonly Flood[] = [
  { name: PINGS, sockets: 1, text: 'ping' },
  { name: 'garbage', sockets: 1, text: 'rude' },
  { name: 'garbage from 20', sockets: 20, text: 'rude' },
  { name: '64 kB from 200', sockets: 200, text: 'x'.repeat(64_000) },
];

const HELP = `Usage: npm run bench:flood -- [options]

Plays a match in a quiet time, under a flood of pings and under one of garbage,
from one socket, from twenty and in long frames from two hundred that ignore
that they were closed, and says how long an update takes to be acknowledged and
to reach a viewer.

  --viewers N    sockets that watch (default 50)
  --updates N    measured updates of each phase (default 40)
  --warmup N     updates before the measured ones of a phase (default 5)
  --interval MS  between two updates at least (default 100)
  --json         print one JSON object
  --help         print this
`;

try {
  const { values } = parseArgs({
    options: {
      viewers: { type: 'string', default: '50' },
      updates: { type: 'string', default: '40' },
      warmup: { type: 'string', default: '5' },
      interval: { type: 'string', default: '100' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const options = {
    viewers: wholeNumber('viewers', values.viewers, 1),
    updates: wholeNumber('updates', values.updates, 1),
    warmup: wholeNumber('warmup', values.warmup, 0),
    interval: wholeNumber('interval', values.interval, 0),
  };
  if (values.help) console.log(HELP);
  else await run(options, values.json);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}

async function run(options: FloodOptions, json: boolean): Promise<void> {
  await runBounded(TIMEOUT_MS, async (cleanup) => {
    const phases = await runFloods(FLOODS, options, {
      cleanup,
      progress: (message) => console.error(message),
    });
    console.log((json ? floodJson : floodText)(options, phases));
  });
}

function isMet(phases: readonly PhaseFigures[]): boolean {
  const pings = phases.find(({ name }) => name === PINGS);
  if (!pings) throw new Error('the run has no flood of pings');
  return phases.every(
    ({ ingestP50Ms, viewerP50Ms, logBytes }) =>
      ingestP50Ms <= BAR * pings.ingestP50Ms &&
      viewerP50Ms <= BAR * pings.viewerP50Ms &&
      logBytes < LOG_BAR,
  );
}

function floodText({ viewers, updates }: FloodOptions, phases: readonly PhaseFigures[]): string {
  return [
    `A match with ${viewers} viewers, ${updates} updates a phase, median ms`,
    '',
    table([
      ['', 'ingest', 'viewer', 'log grew by, kB'],
      ...phases.map(({ name, ingestP50Ms, viewerP50Ms, logBytes }) => [
        name,
        decimal(ingestP50Ms),
        decimal(viewerP50Ms),
        decimal(logBytes / 1_000),
      ]),
    ]),
    '',
    'ingest: until the update was acknowledged. viewer: until it reached a viewer.',
    `Bar: garbage at most ${BAR} times pings, the log grows by less than 1 MB: ${isMet(phases) ? 'met' : 'missed'}`,
  ].join('\n');
}

function floodJson(options: FloodOptions, phases: readonly PhaseFigures[]): string {
  return JSON.stringify(
    {
      benchmark: 'flood',
      ...options,
      phases,
      bar: { timesPings: BAR, logBytes: LOG_BAR, met: isMet(phases) },
    },
    (_key, value: unknown) => (typeof value === 'number' ? rounded(value) : value),
  );
}
