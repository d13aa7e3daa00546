import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { messageOf } from '../../realtime/hosts/log.ts';
import { demoWorldHash } from './demo-world-hash.ts';
import { planFeed, startFeed } from './feed-process.ts';
import { outliveTerminal } from './outlive-terminal.ts';
import { claimPort } from './port.ts';
import { PROJECT } from './project.ts';
import { readSecrets } from './secret.ts';
import { readSeedMark, writeSeedMark } from './seed-mark.ts';
import { StartError } from './start-error.ts';
import { lockState } from './state-lock.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const DEFAULT_STATE = '.local/dev';
const HELP = `Usage: npm run dev -- [options]

Serves the product by Vite with hot reload, and plays the demo's matches.

  --port N     port to listen on (default 5173)
  --feed NAME  simulator: fictional matches that move all the time (default)
               none: only what you send in
  --state DIR  folder of what is stored (default ${DEFAULT_STATE})
  --help       print this

INGEST_SECRET, SESSION_SECRET and ENCRYPTION_KEY set the secrets (else each is
made once).
`;

try {
  await run();
} catch (error) {
  if (!(error instanceof StartError || isUsageFault(error))) throw error;
  console.error(`${error.message}\n"npm run dev -- --help" lists the options.`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      feed: { type: 'string', default: 'simulator' },
      state: { type: 'string', default: DEFAULT_STATE },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const { feed: kind } = values;
  if (kind !== 'simulator' && kind !== 'none')
    throw new StartError(`--feed takes simulator or none, not "${kind}".`);
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new StartError(`--port takes a number from 0 to 65535, not "${values.port}".`);
  const found = await readSecrets(join(PROJECT, '.local'), process.env);
  if (found.kind === 'malformed') throw new StartError(found.message);
  const { secrets } = found;
  const state = resolve(PROJECT, values.state);
  if (values.state === DEFAULT_STATE) await mkdir(join(PROJECT, '.local'), { recursive: true });
  const lock = await lockState(state);
  const port = await claimPort(Number(values.port));
  if (port === undefined)
    throw new StartError(`Port ${values.port} is in use. Choose another with --port.`);

  const store = join(state, 'store');
  migrate(store);
  // Read by vite.config.ts, which React Router reads by itself.
  process.env['DEV_STORE'] = store;
  Object.assign(process.env, secrets);
  // Otherwise it logs which secrets it read, and asks Cloudflare where it is.
  process.env['WRANGLER_LOG'] = 'warn';
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  outliveTerminal(process.env);
  const vite = await createServer({
    root: PROJECT,
    logLevel: 'warn',
    server: { host: 'localhost', port, strictPort: true },
  });
  await vite.listen();
  lock.recordWorkers();
  const url = `http://localhost:${port}`;
  const world = await demoWorldHash();
  const plan = await planFeed({ kind }, await readSeedMark(state, world));
  const feed = startFeed(
    plan,
    { url, secret: secrets.INGEST_SECRET },
    {
      report: (message) => console.error(message),
      done: (args, began) => {
        if (args[0] === 'seed' && !args.includes('--days'))
          void writeSeedMark(state, { world, at: new Date(began).toISOString() });
      },
    },
  );
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
}

/** Whether parseArgs could not read the line. */
function isUsageFault(error: unknown): error is TypeError {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

/** Uses wrangler, as a deployment does; its output matters only on failure. */
function migrate(store: string): void {
  const { status, error, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', store],
    { cwd: PROJECT, encoding: 'utf8', env: { ...process.env, CI: '1' } },
  );
  if (status !== 0)
    throw new StartError(
      `The database cannot be made:\n${error ? messageOf(error) : stdout + stderr}`,
    );
}
