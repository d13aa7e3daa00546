import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns a free loopback port, for a server that needs one in its configuration. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Resolves when a server listens on the loopback port; rejects after `timeout` ms. */
export async function listening(port: number, timeout: number): Promise<void> {
  for (let waited = 0; waited < timeout; waited += 50) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await sleep(50);
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`nothing listens on port ${port}`);
}
