import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, type MiniflareOptions } from 'miniflare';
import * as v from 'valibot';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { PRODUCT } from '../contracts/product.ts';
import { findFiles } from './find-files.ts';
import { answerKey } from './answer-key.ts';
import { HOST } from './port.ts';

/** The part that holds the rooms: their stored state goes by its name. */
const ROOMS = PRODUCT;

/** A Worker that was built: its code, and the configuration with its bindings. */
export interface BuiltWorker {
  /** A wrangler configuration. */
  config: string;
  /** Holds every module. */
  folder: string;
  /** The module to begin with. */
  entry: string;
}

export interface WorkerSettings {
  worker: BuiltWorker;
  port: number;
  state: string;
  /** Variables beside those of wrangler.toml. */
  vars: Record<string, string>;
  country: string | null;
  /** A line that the Worker logged. */
  onLog: (level: string, message: string) => void;
}

/** The calls that no file answers: `run_worker_first` of wrangler.toml. */
const DATA_PATHS = ['*/api/*', '*/ingest/*', '*/parties/*'];

/**
 * A built Worker as it would be deployed, all its parts on this machine, each
 * in an isolate of its own as on Cloudflare: pages with their files, the calls
 * that no file answers, and the rooms. A socket then passes neither the files'
 * router, which is a Worker here, nor shares the rooms' heap (ADR 0020).
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

/** The bindings to rooms for a part that does not hold them. */
function inRooms(rooms: Rooms) {
  return Object.fromEntries(
    Object.entries(rooms).map(([binding, room]) => [binding, { ...room, scriptName: ROOMS }]),
  );
}

/** Options without those that belong to another part. */
function without<Options extends object>(options: Options, ...names: (keyof Options)[]): Options {
  const rest = { ...options };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}
