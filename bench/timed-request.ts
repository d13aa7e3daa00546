import { Agent, request } from 'node:http';
import { monotonicNow } from './clock.ts';

const TIMEOUT_MS = 30_000;

export interface Answer {
  status: number;
  body: string;
  /** Just before the socket got the request, monotonic ms. */
  sentAt: number;
  /** End of the response, monotonic ms. */
  answeredAt: number;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Makes it a POST. */
  body?: string;
  agent: Agent;
}

/** Headers of a reload, whose page is made for it alone. */
export const UNCACHED = { 'cache-control': 'no-cache' };

/** Sends a request and notes when. */
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

/** Calls one address over one persistent connection: its setup is not measured. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Returns ms until the whole answer; rejects unless it is 200. */
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
