import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server, type ServerOptions } from '../local/start-server.ts';

/**
 * Variables of test products: time limits that a busy machine does not exceed, quick password hashes, and no
 * wait for a second code. Tests of limits, hashes or a product without test mode override them.
 */
export const TEST_VARS = {
  TEST_MODE: '1',
  TIME_SCALE: '20',
  CHEAP_HASHES: '1',
  RESEND_SECONDS: '1',
} as const;

/** Replaces `TEST_VARS` where the product must be as in a deployment. */
export const DEPLOYED_VARS: Readonly<Record<keyof typeof TEST_VARS, ''>> = {
  TEST_MODE: '',
  TIME_SCALE: '',
  CHEAP_HASHES: '',
  RESEND_SECONDS: '',
};

export interface Product extends Server {
  /** Its folder, deleted when it stops. */
  state: string;
}

/** Starts an empty product, with `TEST_VARS` unless `options.vars` say otherwise. */
export async function startProduct(options: Omit<ServerOptions, 'persist'> = {}): Promise<Product> {
  const state = await mkdtemp(join(tmpdir(), 'product-'));
  const server = await startServer({
    ...options,
    vars: { ...TEST_VARS, ...options.vars },
    persist: state,
  });
  return {
    ...server,
    state,
    stop: async () => {
      await server.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}
