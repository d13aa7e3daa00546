import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, type MiniflareOptions } from 'miniflare';
import * as v from 'valibot';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { PRODUCT } from '../contracts/product.ts';
import { findFiles } from './find-files.ts';
import { answerKey } from './answer-key.ts';
import { HOST } from './port.ts';

/** The part that holds the rooms: its name keys their stored state. */
const ROOMS = PRODUCT;

/** A built Worker: its code, and the configuration with its bindings. */
export interface BuiltWorker {
  /** A wrangler configuration. */
  config: string;
  /** Holds every module. */
  folder: string;
  /** Entry module. */
  entry: string;
}

export interface WorkerSettings {
  worker: BuiltWorker;
  port: number;
  state: string;
  /** Variables beside those of wrangler.toml. */
  vars: Record<string, string>;
  country: string | null;
  /** Gets each line of its log. */
  onLog: (level: string, message: string) => void;
}

/** Paths without files: `run_worker_first` of wrangler.toml. */
const DATA_PATHS = ['*/api/*', '*/ingest/*', '*/parties/*'];

/**
 * A built Worker as deployed, all its parts on this machine, each in a separate isolate as on Cloudflare:
 * pages with their files, calls without files, and the rooms. A socket then neither passes the files' router,
 * which is a Worker here, nor shares the rooms' heap (ADR 0020).
 */
export async function workerOptions(settings: WorkerSettings): Promise<MiniflareOptions> {
  const { config, folder, entry } = settings.worker;
  const { workerOptions: worker } = readWorkerOptions(config);
  const durableObjects = v.parse(roomsSchema, worker.durableObjects);
  const files = await findFiles(['**/*.js', '**/*.wasm'], folder);
  const paths = [
    entry,
    ...files.map((file) => join(folder, file)).filter((path) => path !== entry),
  ];
  const part = {
    rootPath: folder,
    modules: paths.map((path) => ({
      type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path,
    })),
    modulesRoot: folder,
    bindings: Object.assign({}, worker.bindings, settings.vars),
    durableObjects: inRooms(durableObjects),
  };
  return convertV4MiniflareOptions({
    host: HOST,
    port: settings.port,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }) => settings.onLog(level, message),
    // Without it Miniflare asks the network where this machine is.
    cf: {
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(settings.country && { country: settings.country.toUpperCase() }),
    },
    telemetry: { enabled: false },
    resourcePersistencePath: settings.state,
    workers: [
      { ...without(worker, 'queueConsumers'), ...part, name: `${PRODUCT}-pages` },
      { ...without(worker, 'assets'), ...part, name: `${PRODUCT}-data`, routes: DATA_PATHS },
      {
        ...without(worker, 'assets', 'queueConsumers'),
        ...part,
        name: ROOMS,
        durableObjects,
        serviceBindings: { SCRYPT: answerKey },
      },
    ],
  });
}

const roomsSchema = v.record(
  v.string(),
  v.object({ className: v.string(), useSQLite: v.boolean() }),
);
type Rooms = v.InferOutput<typeof roomsSchema>;

/** Returns room bindings for a part that does not hold rooms. */
function inRooms(rooms: Rooms) {
  return Object.fromEntries(
    Object.entries(rooms).map(([binding, room]) => [binding, { ...room, scriptName: ROOMS }]),
  );
}

/** Removes the options of other parts. */
function without<Options extends object>(options: Options, ...names: (keyof Options)[]): Options {
  const rest = { ...options };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}
