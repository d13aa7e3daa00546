import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsOf } from './fault-of-vars.ts';
import { PROJECT } from './project.ts';
import { readSecrets } from './secret.ts';
import { StartError } from './start-error.ts';
import { startServer, type Server } from './start-server.ts';
import { lockState } from './state-lock.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/*
 * `npm run tool -- api`: the embedded APIs as a separate process, for a product that is started with MEDIA_API_URL
 * and PATRON_API_URL. It has its own catalogue: feeds fill it by signed ingest.
 */
const HELP = `Usage: npm run tool -- api [options]

Serves the embedded APIs alone, without pages.

  --port N       port to listen on; 0 takes a free one (default 8788)
  --country CC   country that callers seem to come from, such as br
  --state DIR    folder of what is stored (default .local/api)
  --help         print this

INGEST_SECRET sets the secret that feeds sign with, SESSION_SECRET the one of
access tokens, ENCRYPTION_KEY the key of bodies with passwords, EDGE_KEY the
secret by which it knows the product (else each is made once).
`;

/** Below the folder of `npm start`, which may not exist yet. */
const DEFAULT_STATE = '.local/api';

class UsageError extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof StartError) {
    console.error(error.message);
    process.exitCode = 1;
    // A line that parseArgs cannot read needs no stack either.
  } else if (error instanceof UsageError || error instanceof TypeError) {
    console.error(`${error.message}\n"npm run tool -- api --help" lists the options.`);
    process.exitCode = 2;
  } else throw error;
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8788' },
      country: { type: 'string' },
      state: { type: 'string', default: DEFAULT_STATE },
      help: { type: 'boolean', default: false },
    },
  });
  const { port, country = null, state, help } = values;
  if (help) return console.log(HELP);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port takes a number from 0 to 65535, not "${port}"`);
  if (state === '') throw new UsageError('--state takes a folder');
  if (country !== null && !/^[A-Za-z]{2}$/.test(country))
    throw new UsageError(`--country takes a code of two letters such as br, not "${country}"`);
  // This machine's: feeds sign with one already, and "npm start" reads the tokens made here.
  const found = await readSecrets(join(PROJECT, '.local'), process.env);
  if (found.kind === 'malformed') throw new StartError(found.message);
  const persist = resolve(PROJECT, state);
  if (state === DEFAULT_STATE) await mkdir(join(PROJECT, '.local'), { recursive: true });
  const lock = await lockState(persist);
  let server: Server;
  try {
    server = await startServer({
      worker: 'api',
      port: Number(port),
      persist,
      country,
      secrets: found.secrets,
      vars: settingsOf(process.env),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
  lock.recordWorkers();
  stopOnSignal(async () => {
    await server.drain();
    await server.stop();
    lock.release();
  });
  console.log(`
${server.url}

  MEDIA_API_URL=${server.url}/media
  PATRON_API_URL=${server.url}/patron
  Fill it: npm run feed -- seed --to ${server.url}
`);
}
