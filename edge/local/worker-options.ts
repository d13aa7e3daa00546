import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Response,
  type MiniflareOptions,
} from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { PRODUCT } from '../contracts/product.ts';
import { findFiles } from './find-files.ts';
import { answerKey } from './answer-key.ts';
import { answerViewer } from './answer-viewer.ts';
import { HOST } from './port.ts';

/**
 * The first module: a small one, since the entry may be large (see `modulesOf`). It lets visits wait until the
 * product is open. Signed feeds and the rooms, which feeds read, are open from the start. Its sockets agree on no
 * extension, so they have no compression.
 */
const FIRST = 'first.js';
const FIRST_MODULE = `import product from './index.js';
export * from './index.js';

const ALWAYS = /^\\/(?:ingest|parties)\\//;
let isOpen = false;

export default {
  ...product,
  async fetch(request, env, context) {
    if (!isOpen && !ALWAYS.test(new URL(request.url).pathname)) {
      await env.OPENING.fetch('http://opening');
      isOpen = true;
    }
    const answer = await product.fetch(request, env, context);
    if (!answer.webSocket) return answer;
    const upgrade = new Response(null, answer);
    upgrade.headers.set('sec-websocket-extensions', 'none');
    return upgrade;
  },
};
`;

/**
 * The flag by which sockets have no compression where the Worker is deployed. Miniflare has a Worker without it in
 * front, which would accept compression, and with it the platform drops the header that the first module sets.
 */
const NO_COMPRESSION = 'no_web_socket_compression';

/** A built Worker: its code, and the configuration with its bindings. */
export interface BuiltWorker {
  /** Path of the wrangler configuration. */
  config: string;
  /** Folder of all modules; `index.js` is the entry. */
  folder: string;
  /** Answers the Worker's requests for its files, by path; absent where the configuration has their folder. */
  files?: (path: string) => Promise<globalThis.Response>;
}

export interface WorkerSettings {
  worker: BuiltWorker;
  port: number;
  state: string;
  /** Variables beside those of wrangler.toml. */
  vars: Record<string, string>;
  country: string | null;
  /** Visits wait until this is resolved. */
  opening: Promise<void>;
  /** Called with each message of the Worker's log. */
  onLog: (level: string, message: string) => void;
}

/** Returns Miniflare's options for a built Worker as deployed, with all its bindings on this machine. */
export async function workerOptions(settings: WorkerSettings): Promise<MiniflareOptions> {
  const { config, folder, files } = settings.worker;
  const { workerOptions: worker } = readWorkerOptions(config);
  return convertV4MiniflareOptions({
    host: HOST,
    port: settings.port,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }) => settings.onLog(level, message),
    // Without `cf` Miniflare asks the network where this machine is.
    cf: {
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(settings.country && { country: settings.country.toUpperCase() }),
    },
    telemetry: { enabled: false },
    resourcePersistencePath: settings.state,
    ...worker,
    compatibilityFlags: v
      .parse(v.array(v.string()), worker.compatibilityFlags ?? [])
      .filter((flag) => flag !== NO_COMPRESSION),
    // The name keys the rooms' stored state.
    name: PRODUCT,
    modules: await modulesOf(folder),
    modulesRoot: folder,
    bindings: Object.assign({ ONE_THREAD: '1' }, worker.bindings, settings.vars),
    serviceBindings: {
      SCRYPT: answerKey,
      API_VIEWER: answerViewer,
      ...(files && { ASSETS: async ({ url }) => answerOf(await files(new URL(url).pathname)) }),
      OPENING: async () => {
        await settings.opening;
        return new Response(null, { status: 204 });
      },
    },
  });
}

/** Returns an answer of this process in the form that Miniflare takes. */
async function answerOf({ status, headers, body }: globalThis.Response): Promise<Response> {
  const type = headers.get('content-type') ?? 'application/octet-stream';
  const bytes = body === null ? null : await new globalThis.Response(body).arrayBuffer();
  return new Response(bytes, { status, headers: { 'content-type': type } });
}

/**
 * Returns a Worker's modules for Miniflare, ordered by size, after the one with the text `first`, which Miniflare
 * runs. Whenever Miniflare adds a module to workerd's configuration, it copies all earlier ones: if the large
 * ones came first, it would copy gigabytes, which takes seconds at each start.
 */
export async function modulesOf(folder: string, first = FIRST_MODULE) {
  const files = await findFiles(['**/*.js', '**/*.wasm'], folder);
  const sized = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      return { path, size: (await stat(path)).size };
    }),
  );
  return [
    { type: 'ESModule' as const, path: join(folder, FIRST), contents: first },
    ...sized
      .toSorted((a, b) => a.size - b.size)
      .map(({ path }) => ({
        type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
        path,
      })),
  ];
}
