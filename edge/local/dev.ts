import { createProgress } from '../../realtime/feeds/progress.ts';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import * as v from 'valibot';
import { createServer } from 'vite';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { readPort, readState, runCommand, UsageError } from './command.ts';
import { prepareFeed } from './feed-process.ts';
import { migrate } from './migrate.ts';
import { outliveTerminal } from './outlive-terminal.ts';
import { refuseUsedPort } from './port.ts';
import { PROJECT } from './project.ts';
import { readSecrets } from './secret.ts';
import { lockState } from './state-lock.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** The folder of this machine's secrets. */
const SECRETS = join(PROJECT, '.local');
const HELP = `Usage: npm run dev -- [options]

Serves the product by Vite with hot reload, and plays the demo's matches.

  --port N     port to listen on (default 5173)
  --feed NAME  simulator: fictional matches that move all the time (default)
               none: only what you send in
  --state DIR  folder of what is stored (default .local/dev)
  --help       print this

INGEST_SECRET, SESSION_SECRET and ENCRYPTION_KEY set the secrets (else each is
made once).
`;

const databasesSchema = v.record(v.string(), v.object({ id: v.string() }));

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      feed: { type: 'string', default: 'simulator' },
      state: { type: 'string', default: '.local/dev' },
    },
  });
  const { feed: kind } = values;
  if (kind !== 'simulator' && kind !== 'none')
    throw new UsageError(`--feed takes simulator or none, not "${kind}".`);
  const chosen = readPort(values.port);
  const state = resolve(PROJECT, readState(values.state));
  await mkdir(SECRETS, { recursive: true });
  const secrets = await readSecrets(SECRETS, process.env);
  const lock = await lockState(state);
  await refuseUsedPort(chosen);
  const start = await prepareFeed({ kind }, state);

  const store = join(state, 'store');
  // vite.config.ts reads this: it takes no arguments, since React Router loads it.
  process.env['DEV_STORE'] = store;
  Object.assign(process.env, secrets);
  // Otherwise wrangler logs which secrets it has read, and Miniflare asks Cloudflare for the location.
  process.env['WRANGLER_LOG'] = 'warn';
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  outliveTerminal(process.env);
  await migrateStore(store);
  const vite = await createServer({
    root: PROJECT,
    logLevel: 'warn',
    server: { host: 'localhost', port: chosen, strictPort: true },
  });
  await vite.listen();
  lock.recordWorkers();
  const address = vite.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('Vite does not listen');
  const url = `http://localhost:${address.port}`;
  const progress = createProgress(process.stderr);
  const feed = start({ url, secret: secrets.INGEST_SECRET }, progress);
  stopOnSignal(async () => {
    await feed.stop();
    await vite.close();
    lock.release();
  });
  await feed.ready;
  console.log(`
${url}

  ${kind === 'none' ? 'No feed runs: send updates with "npm run feed".' : 'The simulator plays fictional matches in every sport.'}
  Try: change a file of web/ and see it in the page at once.
       npm run feed -- --help, with --to ${url}
  Ctrl-C stops everything; the next start goes on from here.
`);
});

/** Migrates the database of Vite's Worker to the newest schema, through a Worker with that database alone. */
async function migrateStore(store: string): Promise<void> {
  const { workerOptions } = readWorkerOptions(join(PROJECT, 'wrangler.toml'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: '',
      d1Databases: v.parse(databasesSchema, workerOptions.d1Databases),
      resourcePersistencePath: join(store, 'v3'),
      cf: false,
      telemetry: { enabled: false },
    }),
  );
  await migrate(await miniflare.getD1Database('DB'));
  await miniflare.dispose();
}
