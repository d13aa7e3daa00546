import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Posting } from './ingest-cases.ts';
import { percentEncoded } from './names.ts';
import type { Visit } from './visit-cases.ts';

/** Longest wait for an answer, ms. */
export const TIMEOUT_MS = 10_000;

export interface Answer {
  status: number;
  location: string | undefined;
  type: string;
  text: string;
}

/** No whole answer came. */
export class NoAnswer extends Error {
  /** Whether it timed out; otherwise the connection broke. */
  readonly isLate: boolean;

  constructor(message: string, { isLate, cause }: { isLate: boolean; cause: unknown }) {
    super(message, { cause });
    this.isLate = isLate;
  }
}

/** Sends paths and headers unchanged, as no library would. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 24 });
  readonly url: string;
  /** Requests so far. */
  asked = 0;

  constructor(url: string) {
    // Avoids a DNS lookup, which costs a thread.
    this.url = url.replace('localhost', '127.0.0.1');
  }

  /** Throws a `NoAnswer` when the whole answer is late, or the connection breaks. */
  async ask({ method, path, headers, body }: Visit): Promise<Answer> {
    this.asked += 1;
    const { hostname, port } = new URL(this.url);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request({
      hostname,
      port,
      method,
      path: wirePath(path),
      agent: this.#agent,
      signal,
    });
    for (const [name, value] of Object.entries(headers)) sent.setHeader(name, wireHeader(value));
    try {
      return await new Promise<Answer>((resolve, reject) => {
        sent.once('error', reject);
        sent.once('response', (response) => {
          buffer(response).then(
            (bytes) =>
              resolve({
                status: response.statusCode ?? 0,
                location: response.headers.location,
                type: response.headers['content-type'] ?? '',
                text: bytes.toString('utf8'),
              }),
            reject,
          );
        });
        sent.end(body === undefined ? undefined : Buffer.from(body, 'latin1'));
      });
    } catch (error) {
      const why = signal.aborted ? `none within ${TIMEOUT_MS / 1_000} s` : String(error);
      throw new NoAnswer(`${method} ${path.slice(0, 300)}: ${why}`, {
        isLate: signal.aborted,
        cause: error,
      });
    }
  }

  async get(path: string): Promise<Answer> {
    return this.ask({ method: 'GET', path, headers: {} });
  }

  /** Sends a posting to ingest, signed as it says. */
  async post({ call, bytes, signature }: Posting, secret: string): Promise<Answer> {
    const path = `/ingest/v1/${call}`;
    return this.ask({
      method: 'POST',
      path,
      headers: signed(bytes, signature, secret),
      body: bytes,
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Makes a path fit a request line. */
function wirePath(path: string): string {
  return path.replaceAll(/[^\u0021-\u007e]+/g, percentEncoded);
}

/** UTF-8 as bytes, without line ends, which would start another request. */
function wireHeader(value: string): string {
  return Buffer.from(value, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '');
}

const HOUR_S = 3_600;

/** Headers of Standard Webhooks over the body's bytes. */
function signed(bytes: string, how: Posting['signature'], secret: string): Record<string, string> {
  const plain = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  if (how === 'absent') return plain;
  const id = 'msg_fuzz';
  const at = Math.floor(Date.now() / 1_000) - (how === 'expired' ? HOUR_S : 0);
  const key = how === 'of-another-secret' ? 'whsec_YW5vdGhlciBzZWNyZXQgYWx0b2dldGhlcg==' : secret;
  const content = how === 'of-another-body' ? '{}' : bytes;
  const mac = createHmac('sha256', Buffer.from(key.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${at}.`)
    .update(content, 'latin1')
    .digest('base64');
  return {
    ...plain,
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': how === 'garbage' ? 'v1,%%%' : `v1,${mac}`,
  };
}
