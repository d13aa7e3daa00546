import { Agent, request } from 'node:http';
import { monotonicNow } from './clock.ts';

/** One persistent connection: its opening is no fan-out. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const TIMEOUT_MS = 30_000;

export interface Posted {
  status: number;
  body: string;
  /** Just before the socket got the request, monotonic ms. */
  sentAt: number;
  /** End of the response, monotonic ms. */
  answeredAt: number;
}

/** Posts a body with times, for every system. */
export function post(url: URL, headers: Record<string, string>, body: string): Promise<Posted> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    const outgoing = request(
      url,
      {
        method: 'POST',
        agent,
        timeout: TIMEOUT_MS,
        headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
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
    outgoing.once('timeout', () => outgoing.destroy(new Error(`no answer from ${url.href}`)));
    sentAt = monotonicNow();
    outgoing.end(body);
  });
}
