import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgress } from '../../realtime/feeds/progress.ts';
import { messageOf } from '../../realtime/hosts/log.ts';
import { settingsOf } from '../settings/fault-of-vars.ts';
import { readPort, readState, runCommand, UsageError } from './command.ts';
import { keepCompiledCode } from './compiled-code.ts';
import { prepareFeed } from './feed-process.ts';
import { PROJECT } from './project.ts';
import { refuseStart } from './refuse-start.ts';
import { readSecrets } from './secret.ts';
import { lockState } from './state-lock.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** The folder of this machine's secrets. */
const SECRETS = join(PROJECT, '.local');
const VARS = { LOCAL: '1', API_DOCS: '1', MONITORING_ENVIRONMENT: 'development' };
const HELP = `Usage: npm run dev -- [options]

Serves the product with hot reload, and plays the demo's matches. A change of
what browsers load is in the page at once, one of the Worker at the next request.

  --port N     port to listen on (default 5173)
  --feed NAME  simulator: fictional matches that move all the time (default)
               none: only what you send in
  --state DIR  folder of what is stored (default .local/dev)
  --help       print this

INGEST_SECRET, SESSION_SECRET and ENCRYPTION_KEY set the secrets (else each is
made once).
`;

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
  const port = readPort(values.port);
  const state = resolve(PROJECT, readState(values.state));
  const vars = { ...VARS, ...settingsOf(process.env) };
  await refuseStart({ port, vars, secrets: process.env });
  const start = await prepareFeed({ kind }, state);
  await mkdir(SECRETS, { recursive: true });
  const lock = await lockState(state);
  const secrets = await readSecrets(SECRETS, process.env);

  const progress = createProgress(process.stderr);
  progress.say('Starting Vite …');
  process.env['NODE_ENV'] = 'development';
  keepCompiledCode();
  const { startFront } = await import('./dev/front.ts');
  const { WorkerBundle } = await import('./dev/worker-bundle.ts');
  const front = await startFront();
  const bundle = new WorkerBundle(front.vite, join(state, 'worker'), progress.say);
  let url = '';
  const startWorker = async () => {
    await bundle.renew(async () => {});
    progress.say('Starting the Worker …');
    const { startServer } = await import('./start-server.ts');
    return startServer({
      worker: { ...bundle.worker, files: (path) => fetch(url + path) },
      persist: state,
      secrets,
      vars,
      progress: progress.say,
      onError: progress.say,
    });
  };
  const server = await startWorker().catch(async (error: unknown) => {
    // It would keep this process alive.
    await front.stop();
    throw error;
  });
  lock.recordWorkers();
  const feed = start(server, progress, { visited: front.visited });
  const stop = async () => {
    progress.end();
    await feed.stop();
    await front.stop();
    await server.drain();
    await server.stop();
    lock.release();
  };
  stopOnSignal(stop);
  const serve = async () => {
    await feed.ready;
    return front.listen(port, {
      port: Number(new URL(server.url).port),
      renew: async (isData) => {
        try {
          await bundle.renew(server.reload, isData);
        } catch (error) {
          progress.say(messageOf(error));
          throw error;
        }
      },
      manifest: () => bundle.browserManifest,
    });
  };
  url = await serve().catch(async (error: unknown) => {
    // They would keep this process alive.
    await stop();
    throw error;
  });
  progress.end();
  console.log(`
${url}

  ${kind === 'none' ? 'No feed runs: send updates with "npm run feed".' : 'The simulator plays fictional matches in every sport.'}
  Try: change a file of web/ and see it in the page at once.
       npm run feed -- --help, with --to ${url}
  The Worker logs to ${state}/worker.log.
  Ctrl-C stops everything; the next start goes on from here.
`);
});
