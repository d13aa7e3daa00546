import { dirname, join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, type MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { PRODUCT } from '../contracts/product.ts';
import { BUILT_CONFIG } from './build.ts';
import { findFiles } from './find-files.ts';
import { HOST } from './port.ts';

export interface WorkerSettings {
  port: number;
  state: string;
  /** Variables beside those of wrangler.toml. */
  vars: Record<string, string>;
  country: string | null;
  /** A line that the Worker logged. */
  onLog: (level: string, message: string) => void;
}

/** The built Worker as wrangler.toml deploys it, all its parts on this machine. */
export async function workerOptions(settings: WorkerSettings): Promise<MiniflareOptions> {
  const { workerOptions: worker, main } = readWorkerOptions(BUILT_CONFIG);
  const folder = dirname(BUILT_CONFIG);
  const entry = resolve(folder, main ?? 'index.js');
  const files = await findFiles('**/*.js', folder);
  const paths = [
    entry,
    ...files.map((file) => join(folder, file)).filter((path) => path !== entry),
  ];
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
      {
        ...worker,
        name: PRODUCT,
        rootPath: folder,
        modules: paths.map((path) => ({ type: 'ESModule', path })),
        modulesRoot: folder,
        bindings: Object.assign({}, worker.bindings, settings.vars),
      },
    ],
  });
}
