import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatConnectQuery } from '../protocol/connect-query.ts';
import { roomPath } from '../protocol/room-name.ts';
import { Child } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { Clients } from './clients.ts';
import { figuresOf } from './figures.ts';
import { startProduct, type Product } from './product.ts';
import type { SocketTarget } from './socket-client.ts';
import { takeTurn, type Contestant } from './turn.ts';
import { matchSteps, type Step } from './updates.ts';

const MATCH_ID = 'bench-flood';
const FLOODER = fileURLToPath(new URL('flood-process.ts', import.meta.url));
const CONNECT_TIMEOUT_MS = 30_000;
/** A flood that nobody stops ends after this time, seconds. */
const LONGEST_FLOOD_S = 120;

export interface FloodOptions {
  viewers: number;
  /** Measured updates of each phase. */
  updates: number;
  /** Unmeasured updates before them: they absorb the cost of the flood's start. */
  warmup: number;
  /** Shortest time between two updates, ms. */
  interval: number;
}

export interface Flood {
  name: string;
  sockets: number;
  text: string;
}

/** The effect of a phase on everybody else. */
export interface PhaseFigures {
  name: string;
  ingestP50Ms: number;
  viewerP50Ms: number;
  /** Growth of the server's log, bytes. */
  logBytes: number;
}

interface Run {
  cleanup: Cleanup;
  progress: (message: string) => void;
}

/** Plays one match through a quiet phase, then through each flood, in the same run. */
export async function runFloods(
  floods: readonly Flood[],
  options: FloodOptions,
  { cleanup, progress }: Run,
): Promise<PhaseFigures[]> {
  const perPhase = options.warmup + options.updates;
  const [kickOff, ...steps] = matchSteps(MATCH_ID, perPhase * (floods.length + 1), Date.now());
  const product = await startProduct(cleanup);
  await product.ingest([kickOff.update]);
  const query = new URLSearchParams(formatConnectQuery(null));
  const target = {
    host: product.host,
    port: Number(product.url.port),
    path: `${roomPath({ party: 'match', matchId: MATCH_ID })}?${query.toString()}`,
    readyText: '"type":"snapshot"',
  };
  const clients = new Clients('viewers', cleanup);
  await clients.connect(options.viewers, target);
  const contestant: Contestant = {
    name: 'product',
    system: { pid: product.pid, target, publish: ({ update }: Step) => product.ingest([update]) },
    clients,
  };

  const phases: PhaseFigures[] = [];
  for (const [index, flood] of [null, ...floods].entries()) {
    const name = flood?.name ?? 'quiet';
    progress(name);
    const part = cleanup.part();
    const logBefore = sizeOf(product.log);
    if (flood) await startFlood(flood, target, part);
    const turn = await takeTurn(
      contestant,
      steps.slice(index * perPhase, (index + 1) * perPhase),
      options,
    );
    await part.run();
    const { answeredMs, p50Ms } = figuresOf(name, options.viewers, [turn]);
    phases.push({
      name,
      ingestP50Ms: answeredMs,
      viewerP50Ms: p50Ms,
      logBytes: sizeOf(product.log) - logBefore,
    });
  }
  return phases;
}

async function startFlood(flood: Flood, target: SocketTarget, cleanup: Cleanup): Promise<void> {
  const options = {
    host: target.host,
    port: target.port,
    path: target.path,
    text: flood.text,
    sockets: flood.sockets,
    seconds: LONGEST_FLOOD_S,
  };
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
  const child = new Child(process.execPath, [FLOODER, ...args], {
    name: `the flood of ${flood.name}`,
    cleanup,
    ipc: true,
  });
  await child.printed(/^flooding$/m, CONNECT_TIMEOUT_MS);
}

/** Sums both files of the log: a long log is rotated. */
function sizeOf(log: Product['log']): number {
  return [log, `${log}.1`].reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
