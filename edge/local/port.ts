import { once } from 'node:events';
import { createServer } from 'node:net';

export const HOST = '127.0.0.1';

/** Returns the port itself, a free one for 0, or undefined when it is in use. */
export async function claimPort(port: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
    const address = server.address();
    return address !== null && typeof address === 'object' ? address.port : undefined;
  } catch {
    return undefined;
  } finally {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }
}
