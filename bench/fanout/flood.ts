import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Child } from '../../.ci/child.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { count, defineBenchmark } from '../benchmark.ts';
import { startProduct, type Product } from '../product.ts';
import { Clients } from './clients.ts';
import { figuresOf } from './figures.ts';
import type { Flood } from './flood-process.ts';
import { roomTarget } from './systems.ts';
import { takeTurn } from './turn.ts';
import { matchSteps } from './updates.ts';

/** Limits of every phase's latencies, in multiples of the quiet ones: of an acknowledgement, and of a frame. */
const INGEST_BAR = 10;
const VIEWER_BAR = 30;
/** Limit of the server's log growth per phase, bytes. */
const LOG_BAR = 1_000_000;
/** Unmeasured updates of each phase, during which the flood starts. */
const WARMUP = 5;
const INTERVAL_MS = 100;
const MATCH_ID = 'bench-flood';
const FLOODER = fileURLToPath(new URL('flood-process.ts', import.meta.url));

const PHASES: Readonly<Record<string, Flood | null>> = {
  quiet: null,
  pings: { sockets: 1, text: 'ping' },
  garbage: { sockets: 1, text: 'rude' },
  'garbage from 20': { sockets: 20, text: 'rude' },
  '64 kB from 200': { sockets: 200, text: 'x'.repeat(64_000) },
};

export const benchmark = defineBenchmark({
  description: `Plays a match in a quiet time, under a flood of pings and under one of garbage, from
one socket, from twenty and in long frames from two hundred that ignore that they were closed, and
measures how long an update takes to be acknowledged (ingest) and to reach a viewer.`,
  options: {
    viewers: count(50, 'sockets that watch'),
    updates: count(40, 'measured updates of each phase'),
  },
  async run({ viewers, updates }, cleanup) {
    const phases = Object.entries(PHASES);
    const perPhase = WARMUP + updates;
    const [kickOff, ...steps] = matchSteps(MATCH_ID, perPhase * phases.length, Date.now());
    const product = await startProduct(cleanup);
    await product.ingest([kickOff.update]);
    const target = roomTarget(product, roomPath({ party: 'match', matchId: MATCH_ID }));
    const clients = new Clients('viewers', cleanup);
    await clients.connect(viewers, target);

    const rows: { phase: string; ingestP50Ms: number; viewerP50Ms: number; logBytes: number }[] =
      [];
    for (const [index, [phase, flood]] of phases.entries()) {
      console.error(phase);
      const logBefore = sizeOf(product.log);
      const flooder = cleanup.use(new AsyncDisposableStack());
      if (flood) {
        const name = `the flood of ${phase}`;
        const child = flooder.use(new Child(process.execPath, [FLOODER], { name, ipc: true }));
        await child.ask({ target, ...flood });
      }
      const turn = await takeTurn(
        {
          name: 'product',
          system: { pid: product.pid, target, publish: ({ update }) => product.ingest([update]) },
          clients,
        },
        steps.slice(index * perPhase, (index + 1) * perPhase),
        { warmup: WARMUP, interval: INTERVAL_MS },
      );
      await flooder.disposeAsync();
      const { answeredMs: ingestP50Ms, p50Ms: viewerP50Ms } = figuresOf(phase, viewers, [turn]);
      rows.push({ phase, ingestP50Ms, viewerP50Ms, logBytes: sizeOf(product.log) - logBefore });
    }
    const [quiet] = rows;
    const timesQuiet = (figure: 'ingestP50Ms' | 'viewerP50Ms') =>
      Math.max(...rows.map((row) => row[figure])) / (quiet?.[figure] ?? Number.NaN);
    return {
      title: `A match with ${viewers} viewers, ${updates} updates a phase`,
      rows,
      bars: [
        {
          figure: 'ingest, in multiples of quiet',
          value: timesQuiet('ingestP50Ms'),
          limit: INGEST_BAR,
        },
        {
          figure: 'viewer, in multiples of quiet',
          value: timesQuiet('viewerP50Ms'),
          limit: VIEWER_BAR,
        },
        {
          figure: 'growth of the log, bytes',
          value: Math.max(...rows.map(({ logBytes }) => logBytes)),
          limit: LOG_BAR,
        },
      ],
    };
  },
});

/** Returns the size of the log, bytes: the sum of both files, since a long log is rotated. */
function sizeOf(log: Product['log']): number {
  return [log, `${log}.1`].reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
