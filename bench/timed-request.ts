import { Agent, request } from 'node:http';
import { monotonicNow } from './clock.ts';

const TIMEOUT_MS = 30_000;

export interface Answer {
  status: number;
  body: string;
  /** Time just before the request is sent, monotonic ms. */
  sentAt: number;
  /** Time of the end of the response, monotonic ms. */
  answeredAt: number;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Makes the request a POST. */
  body?: string;
  agent: Agent;
}

/** Headers of an app with a token, whose page is made for it alone. */
export const UNCACHED = { authorization: 'Bearer none' };

/** Sends a request and resolves to its answer with both times. */
export function timedRequest(
  url: URL | string,
  { headers = {}, body, agent }: RequestOptions,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const outgoing = request(
    url,
    {
      method: body === undefined ? 'GET' : 'POST',
      agent,
      timeout: TIMEOUT_MS,
      headers: { ...length, ...headers },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.once('error', reject);
      response.once('end', () => {
        const answeredAt = monotonicNow();
        resolve({ status: response.statusCode ?? 0, body: text, sentAt, answeredAt });
      });
    },
  );
  outgoing.once('error', reject);
  outgoing.once('timeout', () => outgoing.destroy(new Error(`no answer from ${String(url)}`)));
  const sentAt = monotonicNow();
  outgoing.end(body);
  return promise;
}

/** Calls one address over one persistent connection. Only the first call opens it. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Resolves to the time until the whole answer, ms. Rejects unless its status is 200. */
  async time(): Promise<number> {
    const { status, sentAt, answeredAt } = await timedRequest(this.#url, {
      agent: this.#agent,
      headers: this.#headers,
    });
    if (status !== 200) throw new Error(`${this.#url} answered ${status}`);
    return answeredAt - sentAt;
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}
