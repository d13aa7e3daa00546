import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server, type ServerOptions } from '../local/start-server.ts';

export interface Product extends Server {
  /** Its folder, deleted when it stops. */
  state: string;
}

/** Starts an empty product. */
export async function startProduct(options: Omit<ServerOptions, 'persist'> = {}): Promise<Product> {
  const state = await mkdtemp(join(tmpdir(), 'product-'));
  const server = await startServer({ ...options, persist: state });
  return {
    ...server,
    state,
    stop: async () => {
      await server.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}
