import { resolve } from 'node:path';
import { createProgress } from '../realtime/feeds/progress.ts';
import { ensureBuild } from './local/build.ts';
import { runCommand } from './local/command.ts';
import { keepCompiledCode } from './local/compiled-code.ts';
import { settingsOf } from './settings/fault-of-vars.ts';
import { prepareFeed } from './local/feed-process.ts';
import { fileLimitWarning } from './local/file-limit.ts';
import { DEFAULTS, HELP, parseOptions, type LocalOptions } from './local/options.ts';
import { PROJECT } from './local/project.ts';
import { refuseStart } from './local/refuse-start.ts';
import type { Server } from './local/start-server.ts';
import { lockState } from './local/state-lock.ts';
import { stopOnSignal } from './local/stop-on-signal.ts';

/** The interval of wrangler.toml's cron trigger, which Miniflare does not run by itself. */
const RECONCILE_EVERY_MS = 5 * 60_000;
/** Defaults of a local start. Deployments have those of wrangler.toml. */
const LOCAL_VARS = { LOCAL: '1', API_DOCS: '1', MONITORING_ENVIRONMENT: 'development' };

await runCommand(HELP, async () => {
  const options = parseOptions(process.argv.slice(2));
  const state = resolve(PROJECT, options.state);
  const vars = { ...LOCAL_VARS, ...settingsOf(process.env) };
  const secrets = process.env;
  await refuseStart({ port: options.port, vars, secrets });
  const start = await prepareFeed(options.feed, state, { isFresh: options.fresh });
  const lock = await lockState(state);
  const progress = createProgress(process.stderr);
  const warning = fileLimitWarning();
  if (warning) progress.say(warning);
  if (options.build) await ensureBuild(progress.say, progress.show);
  progress.say('Starting …');
  keepCompiledCode();
  // Loading Wrangler and Miniflare takes a second.
  const { startServer } = await import('./local/start-server.ts');
  const server = await startServer({
    port: options.port,
    persist: state,
    secrets,
    vars,
    country: options.country,
    build: false,
    fresh: options.fresh,
    isClosed: true,
    progress: progress.say,
  });
  lock.recordWorkers();
  await reconcile(server);
  const timer = setInterval(() => void reconcile(server), RECONCILE_EVERY_MS);
  const feed = start(server, progress);
  stopOnSignal(async () => {
    progress.end();
    clearInterval(timer);
    await feed.stop();
    if (!(await server.drain()))
      console.error('Not all of it is in the database yet: the next start adds the rest.');
    await server.stop();
    lock.release();
  });
  await feed.ready;
  server.open();
  lock.recordAddress(server.url);
  progress.end();
  welcome(server, options);
});

/** Runs the scheduled pass. A failure does not stop the product: the next pass does the same work. */
async function reconcile(server: Server): Promise<void> {
  try {
    await server.reconcile();
  } catch (error) {
    console.error('The database was not brought up to the rooms:', error);
  }
}

function welcome({ url }: Server, { feed, state }: LocalOptions): void {
  const source = {
    none: 'No feed runs: send updates with "npm run feed".',
    simulator: 'The simulator plays fictional matches in every sport.',
    replay: 'The recording plays, 60 times as fast.',
  }[feed.kind];
  const given = state === DEFAULTS.state ? '' : `, with --state ${state}`;
  console.log(`
${url}

  ${source}
  Try: ${url}/ in two windows: a goal shows in both at once.
       ${url}/ops for how it runs; the password is in ${state}/ops-password.
       npm run feed -- --help${given}
  The Worker logs to ${state}/worker.log.
  Ctrl-C stops everything; the next start goes on from here.
`);
}
