import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './command.ts';

export const HOST = '127.0.0.1';

/** Returns the port, or for 0 a free one. Throws a `StartError` if the port is in use. */
export async function claimPort(port: number): Promise<number> {
  const server = createServer().listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(
      `Port ${port} is in use. Stop what listens there, or choose another with --port.`,
      { cause: error },
    );
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? port) : port;
}
