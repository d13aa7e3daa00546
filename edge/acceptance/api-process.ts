import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../bench/child.ts';

/** The embedded APIs in a separate process. */
export interface ApiProcess {
  url: string;
  secret: string;
  /** Its folder, deleted when it stops. */
  state: string;
  stop(): Promise<void>;
}

const SECRET = 'whsec_dGhlIHNlY3JldCBvZiBhbiBBUEkgYXBhcnQ=';

/** Starts `npm run api` with an empty catalogue and callers in `country`. */
export async function startApiProcess({
  country,
  vars = {},
}: {
  country: string;
  vars?: Record<string, string>;
}): Promise<ApiProcess> {
  const state = await mkdtemp(join(tmpdir(), 'api-'));
  const args = ['edge/local/api.ts', '--port', '0', '--state', state, '--country', country];
  const child = await startChild(args, /^(http:\/\/\S+)$/, {
    INGEST_SECRET: SECRET,
    // All callers are on this machine.
    CODES_PER_NETWORK: '1000',
    ...vars,
  });
  return {
    url: child.found,
    secret: SECRET,
    state,
    stop: async () => {
      await child.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}
