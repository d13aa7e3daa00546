import { EventEmitter } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { BUILT_PRODUCT, ensureBuild } from './build.ts';
import { refuseDamage } from './damage.ts';
import { migrate, type MigratedDatabase } from './migrate.ts';
import { barriers, DRAIN_MS, drainStates } from './drain-states.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import { refuseStart } from './refuse-start.ts';
import { readSecrets, type SecretsSet } from './secret.ts';
import { outliveTerminal } from './outlive-terminal.ts';
import { logLine, openWorkerLog } from './worker-log.ts';
import { clockedWorker, type OwnClock } from './clocked-worker.ts';
import { workerOptions, type BuiltWorker } from './worker-options.ts';

export interface ServerOptions {
  /** 0 or absent means a free one. */
  port?: number;
  /** Folder of everything that outlives the server: rooms, database, secrets, log, the built API Worker. */
  persist: string;
  /** Missing ones are read from the folder, or generated and stored there. */
  secrets?: SecretsSet;
  /** Variables that are added to those of wrangler.toml, or replace them. */
  vars?: Record<string, string>;
  /** Country that requests seem to come from, as an ISO 3166 code; null means unknown. */
  country?: string | null;
  /** The Worker to run, by default the product. Tests pass a Worker that wraps it. */
  worker?: 'product' | 'api' | BuiltWorker;
  /** False to run the product's existing build, however old it is; by default a stale one is rebuilt. */
  build?: boolean;
  /** Whether to delete what earlier runs stored, once nothing refuses the start. */
  fresh?: boolean;
  /** Whether visits wait for a call of `open`; by default they wait for the database alone. */
  isClosed?: boolean;
  /** The product's own clock, for tests; by default the machine's. */
  clock?: OwnClock;
  progress?: (message: string) => void;
  /** Called with each error that the Worker logs. */
  onError?: (message: string) => void;
}

export interface Server {
  url: string;
  /** `INGEST_SECRET`, with which feeds sign. */
  secret: string;
  /** Lets visits in that wait, and all later ones. */
  open(): void;
  /** Runs the cron trigger: copies the rooms' states to the database, and does the other scheduled work. */
  reconcile(): Promise<void>;
  /**
   * Resolves to true when all queued states are in the database, or to false after a timeout. The next start
   * then writes the rest.
   */
  drain(): Promise<boolean>;
  /** Runs the Worker as it is built now, at the same port. */
  reload(): Promise<void>;
  /** Returns the database, for tests that delete rows or tables. */
  database(): Promise<MigratedDatabase>;
  /** Stops at once; call `drain` first to wait for queued states. */
  stop(): Promise<void>;
}

/**
 * Starts the product on this machine as it is deployed: the built Worker with rooms, database, queue and
 * assets, stored in one folder. `worker: 'api'` starts the embedded APIs alone, as the operator's APIs of
 * another product. Throws a `StartError` for a port in use, an invalid secret or variable, or a failed build.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { persist, country = null, progress = () => {}, port: chosen = 0 } = options;
  const vars = { LOCAL: '1', ...options.vars };
  await refuseStart({ port: chosen, vars, secrets: options.secrets ?? {} });
  const secrets = await readSecrets(persist, options.secrets ?? {});
  const isProduct = (options.worker ?? 'product') === 'product';
  if (isProduct && options.build !== false) await ensureBuild(progress);
  const worker = await workerOf(options);
  const store = join(persist, 'store');
  if (options.fresh) await rm(store, { recursive: true, force: true });
  await refuseDamage(store);
  const log = await openWorkerLog(persist);
  outliveTerminal(process.env);
  const logged = new EventEmitter<{ line: [string] }>();
  const opening = Promise.withResolvers<void>();
  const optionsAt = (at: number) =>
    workerOptions({
      worker,
      port: at,
      state: store,
      vars: { ...vars, ...secrets },
      country,
      opening: opening.promise,
      onLog: (level, message) => {
        log.write(`${logLine(level, message, new Date())}\n`);
        logged.emit('line', message);
        if (level === 'error') options.onError?.(message);
      },
    });
  const miniflare = new Miniflare(await optionsAt(chosen));
  const port = Number((await miniflare.ready).port);
  // Warms up `sendBatch` while the Worker is idle. Miniflare's first call of a method blocks this process
  // until the Worker answers, which takes long with thousands of sockets: `drain` would block a stop.
  const warmQueue = async () => {
    const queue = await miniflare.getQueueProducer('MATCH_STATES');
    await queue.sendBatch(barriers(crypto.randomUUID(), 1));
    return queue;
  };
  let states: Awaited<ReturnType<typeof warmQueue>>;
  try {
    const migrated = await migrate(await miniflare.getD1Database('DB'));
    if (migrated.length > 0) progress(`Database brought up to ${migrated.at(-1) ?? ''}.`);
    states = await warmQueue();
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
  if (!options.isClosed) opening.resolve();
  return {
    url: `http://localhost:${port}`,
    secret: secrets.INGEST_SECRET,
    open: () => opening.resolve(),
    reconcile: async () => {
      const running = await miniflare.getWorker();
      await running.scheduled({ cron: '*/5 * * * *' });
    },
    reload: async () => {
      await miniflare.setOptions(await optionsAt(port));
      states = await warmQueue();
    },
    drain: () => drainStates(states, logged, timeLimit(DRAIN_MS, vars)),
    database: () => miniflare.getD1Database('DB'),
    stop: async () => {
      await miniflare.dispose();
      log.end();
    },
  };
}

async function workerOf({ worker, persist, clock }: ServerOptions): Promise<BuiltWorker> {
  const folder = join(persist, 'worker');
  if (typeof worker === 'object') return worker;
  if (worker === 'api') {
    // Imported here, since only this build needs Vite, which takes time to load.
    const { buildApiWorker } = await import('./build-api-worker.ts');
    return buildApiWorker(folder);
  }
  return clock === undefined ? BUILT_PRODUCT : clockedWorker(clock, folder);
}
