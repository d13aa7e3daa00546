import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Answers a request. Undefined breaks the connection off without an answer. */
export type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** Serves an `Answer` by HTTP on a free loopback port. */
export class LoopbackServer {
  readonly #answer: Answer;
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch(() => response.destroy());
  });

  constructor(answer: Answer) {
    this.#answer = answer;
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

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '', headers } = incoming;
    const body = await buffer(incoming);
    const answer = await this.#answer(
      new Request(`http://${headers.host ?? 'localhost'}${url}`, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ...(method === 'GET' ? {} : { body }),
      }),
    );
    if (!answer) return void incoming.socket.destroy();
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.flushHeaders();
    if (answer.body) for await (const chunk of answer.body) outgoing.write(chunk);
    outgoing.end();
  }
}
