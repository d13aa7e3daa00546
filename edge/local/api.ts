import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCountry, readPort, readState, runCommand } from './command.ts';
import { settingsOf } from '../settings/fault-of-vars.ts';
import { PROJECT } from './project.ts';
import { refuseStart } from './refuse-start.ts';
import { readSecrets } from './secret.ts';
import { startServer } from './start-server.ts';
import { lockState } from './state-lock.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/*
 * `npm run tool -- api`: the embedded APIs as a separate process, for a product that is started with MEDIA_API_URL
 * and PATRON_API_URL. The process has its own catalogue, which feeds fill by signed ingest.
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

/** The folder of this machine's secrets, which feeds and "npm start" share. */
const SECRETS = join(PROJECT, '.local');

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8788' },
      country: { type: 'string' },
      state: { type: 'string', default: '.local/api' },
    },
  });
  const port = readPort(values.port);
  const country = readCountry(values.country);
  const persist = resolve(PROJECT, readState(values.state));
  const vars = { LOCAL: '1', ...settingsOf(process.env) };
  await refuseStart({ port, vars, secrets: process.env });
  await mkdir(SECRETS, { recursive: true });
  const lock = await lockState(persist);
  const secrets = await readSecrets(SECRETS, process.env);
  const server = await startServer({ worker: 'api', port, persist, country, secrets, vars });
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
});
