import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from '../../.ci/child.ts';
import { PROJECT } from '../local/project.ts';
import { TEST_VARS } from './product.ts';

/** The embedded APIs in a separate process. */
export interface ApiProcess {
  url: string;
  secret: string;
  /** Its folder, deleted when it stops. */
  state: string;
  stop(): Promise<void>;
}

const SECRET = 'whsec_dGhlIHNlY3JldCBvZiBhbiBBUEkgYXBhcnQ=';
const START_TIMEOUT_MS = 120_000;

/** Starts `npm run tool -- api` with an empty catalogue, callers in `country`, and `TEST_VARS`. */
export async function startApiProcess({
  country,
  vars = {},
}: {
  country: string;
  vars?: Record<string, string>;
}): Promise<ApiProcess> {
  const state = await mkdtemp(join(tmpdir(), 'api-'));
  const args = ['--port', '0', '--state', state, '--country', country];
  const child = new Child(process.execPath, [join(PROJECT, 'edge/local/api.ts'), ...args], {
    name: 'the API',
    env: {
      ...TEST_VARS,
      INGEST_SECRET: SECRET,
      // All callers are on this machine.
      CODES_PER_NETWORK: '1000',
      ...vars,
    },
  });
  const [url] = await child.printed(/^http:\/\/\S+$/, START_TIMEOUT_MS);
  return {
    url,
    secret: SECRET,
    state,
    stop: async () => {
      await child.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}
