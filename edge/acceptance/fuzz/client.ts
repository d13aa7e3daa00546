import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { percentEncoded } from './names.ts';

/** Longest wait for an answer, ms. */
export const ANSWER_WITHIN_MS = 10_000;
const MAX_REDIRECTS = 5;

export interface Visit {
  method: string;
  /** With its query, percent-encoded as sent. */
  path: string;
  headers: Record<string, string>;
  /** Its bytes, one character each. */
  body?: string;
}

export interface Answer {
  /** The path that gave it, after redirects. */
  path: string;
  status: number;
  location: string | undefined;
  type: string;
  text: string;
}

export const BAD_SIGNATURES = [
  'absent',
  'garbage',
  'of-another-body',
  'expired',
  'of-another-secret',
] as const;

/** A feed's request; the body's bytes, one character each. */
export interface Posting {
  call: 'updates' | 'catalogue' | 'details';
  bytes: string;
  signature: 'good' | (typeof BAD_SIGNATURES)[number];
}

/** The product broke a rule of this folder. */
export class Fault extends Error {}

/** The connection broke in time, before the whole answer. */
export class BrokenOff extends Fault {}

/** Sends paths and headers unchanged, as no library would. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 24 });
  readonly #withinMs: number;
  readonly url: string;
  /** Requests so far. */
  asked = 0;

  constructor(url: string, withinMs = ANSWER_WITHIN_MS) {
    this.#withinMs = withinMs;
    // Avoids a DNS lookup, which costs a thread.
    this.url = url.replace('localhost', '127.0.0.1');
  }

  /** Makes one request. Throws a `Fault` if the whole answer is late or the connection breaks. */
  async ask({ method, path, headers, body }: Visit): Promise<Answer> {
    this.asked += 1;
    const { hostname, port } = new URL(this.url);
    const signal = AbortSignal.timeout(this.#withinMs);
    const wirePath = path.replaceAll(/[^\u0021-\u007e]+/g, percentEncoded);
    const sent = request({ hostname, port, method, path: wirePath, agent: this.#agent, signal });
    for (const [name, value] of Object.entries(headers)) sent.setHeader(name, headerBytes(value));
    try {
      return await new Promise<Answer>((resolve, reject) => {
        sent.once('error', reject);
        sent.once('response', (response) => {
          const { statusCode: status = 0, headers: received } = response;
          const { location, 'content-type': type = '' } = received;
          buffer(response).then(
            (bytes) => resolve({ path, status, location, type, text: bytes.toString() }),
            reject,
          );
        });
        sent.end(body === undefined ? undefined : Buffer.from(body, 'latin1'));
      });
    } catch (cause) {
      const what = `${method} ${path.slice(0, 300)}`;
      if (!signal.aborted) throw new BrokenOff(`${what}: ${String(cause)}`, { cause });
      throw new Fault(`${what}: no answer in ${this.#withinMs / 1_000} s`, { cause });
    }
  }

  /** Makes a visit and follows redirects within the product. */
  async follow(visit: Visit): Promise<Answer> {
    const seen: string[] = [];
    for (let { path } = visit; seen.length <= MAX_REDIRECTS;) {
      seen.push(path);
      const answer = await this.ask({ ...visit, path });
      const { status, location } = answer;
      if (status < 300 || status >= 400 || location === undefined || visit.method !== 'GET')
        return answer;
      if (!URL.canParse(location, this.url))
        throw new Fault(`${path} redirects to ${location}, which is no address`);
      const next = new URL(location, this.url);
      // An app store or a brand's address: not this product.
      if (next.origin !== this.url) return answer;
      path = next.pathname + next.search;
    }
    throw new Fault(`it redirects for ever: ${seen.join(' → ').slice(0, 600)}`);
  }

  async get(path: string): Promise<Answer> {
    return this.ask({ method: 'GET', path, headers: {} });
  }

  /** Returns a media call's data. Throws a `Fault` if the answer breaks the call's contract. */
  async data<Data>(path: string, schema: v.GenericSchema<unknown, Data>): Promise<Data> {
    const answer = await this.get(`/api/media${path}`);
    if (answer.status !== 200) throw new Fault(`${path} answered ${answer.status} ${gist(answer)}`);
    const parsed = v.safeParse(v.object({ data: schema }), JSON.parse(answer.text));
    if (parsed.success) return parsed.output.data;
    throw new Fault(`${path} breaks its contract: ${v.summarize(parsed.issues)}`);
  }

  /** Sends a posting to ingest, signed as it says. */
  async post({ call, bytes, signature }: Posting, secret: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      ...signatureHeaders(bytes, signature, secret),
    };
    return this.ask({ method: 'POST', path: `/ingest/v1/${call}`, headers, body: bytes });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Returns a header's UTF-8 bytes, one character each, without line ends: they would begin another request. */
export function headerBytes(value: string): string {
  return Buffer.from(value)
    .toString('latin1')
    .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '');
}

/** Returns an answer's first visible words. */
export function gist({ text, type }: Answer): string {
  const markup = /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;
  const visible = type.startsWith('text/html') ? text.replaceAll(markup, ' ') : text;
  return visible.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}

const HOUR_S = 3_600;

/** Returns the headers of Standard Webhooks over the body's bytes. */
function signatureHeaders(
  bytes: string,
  how: Posting['signature'],
  secret: string,
): Record<string, string> {
  if (how === 'absent') return {};
  const id = 'msg_fuzz';
  const at = Math.floor(Date.now() / 1_000) - (how === 'expired' ? HOUR_S : 0);
  const key = how === 'of-another-secret' ? 'YW5vdGhlciBzZWNyZXQgYWx0b2dldGhlcg==' : secret;
  const mac = createHmac('sha256', Buffer.from(key.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${at}.`)
    .update(how === 'of-another-body' ? '{}' : bytes, 'latin1')
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': how === 'garbage' ? 'v1,%%%' : `v1,${mac}`,
  };
}
