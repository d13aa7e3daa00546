import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import type { Product } from './product.ts';

const PATH = '/ingest/v1/heartbeats';
/** The largest body of ingest, bytes. */
const BODY = 1_048_576;
/** Bytes that each slow body sends at once: 32 of them fill what unsigned bodies may hold. */
const SENT = 246_000;
/** Bytes of a feed's body: more than the slow ones can leave. */
const FED = 300_000;
const FEED = '192.0.2.1';

/** Begins a body that its network never completes, with headers that look right. */
async function sendSlowly(product: Product, network: string): Promise<Socket> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // The product closes the connection of a body that it has refused.
  socket.on('error', () => {});
  const headers = {
    host: 'localhost',
    'cf-connecting-ip': network,
    'content-length': BODY,
    'webhook-id': 'msg_slow',
    'webhook-timestamp': Math.floor(Date.now() / 1_000),
    'webhook-signature': `v1,${'a'.repeat(43)}=`,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${PATH} HTTP/1.1\r\n${lines.join('')}\r\n${' '.repeat(SENT)}`);
  return socket;
}

/** Sends a large body, signed as Standard Webhooks alone. Returns the status. */
async function feed({ url, secret }: Product): Promise<number> {
  const body = JSON.stringify({ source: 'acceptance', matchIds: [] }).padEnd(FED);
  const now = new Date();
  const headers = {
    'cf-connecting-ip': FEED,
    'webhook-id': 'msg_feed',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('msg_feed', now, body),
  };
  const answer = await fetch(new URL(PATH, url), { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}

/** Tests that slow bodies of strangers end, and not those of a feed. */
export function slowBodyCases(site: () => Product): void {
  it.each([
    ['four /64 of one /48', (n: number) => `2001:db8:5:${n % 4}::1`],
    ['four /48', (n: number) => `2001:db8:${n % 4}::1`],
    ['forty /48', (n: number) => `2001:db8:${n}::1`],
    ['the network of the feed', () => FEED],
  ])('a feed is taken while 40 slow bodies come from %s', async (_what, network) => {
    const slow = await Promise.all(
      Array.from({ length: 40 }, (_, n) => sendSlowly(site(), network(n))),
    );
    onTestFinished(() => slow.forEach((socket) => void socket.destroy()));
    // Some had to end: the others fill what they may hold.
    const [answer] = await Promise.any(slow.map((socket) => once(socket, 'data')));
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 [\s\S]*retry-after: 2/i);
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push(await feed(site()));
    expect(statuses).toEqual([200, 200, 200]);
  });
}
