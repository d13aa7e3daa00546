import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** An HTTP server on a free loopback port. */
export class LoopbackServer {
  readonly #server;

  constructor(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    this.#server = createServer(answer);
  }

  /** The origin it listens on. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('It does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Starts to listen; returns the origin. */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this.url;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
