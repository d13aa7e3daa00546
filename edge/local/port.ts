import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './command.ts';

export const HOST = '127.0.0.1';

/**
 * Throws a `StartError` if the port is in use. For 0 it checks nothing: the system then gives the server a
 * free port, which the server names.
 */
export async function refuseUsedPort(port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer().listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw usedPort(port, error);
  }
  server.close();
  await once(server, 'close');
}

/** Returns the error of a start whose port something else listens at. */
export function usedPort(port: number, cause: unknown): StartError {
  return new StartError(
    `Port ${port} is in use. Stop what listens there, or choose another with --port.`,
    { cause },
  );
}
