import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FIRST_BRAND } from '../contracts/brand.ts';
import { PRODUCT } from '../contracts/product.ts';
import { startServer, type Server } from '../local/start-server.ts';

const GENERIC = 'Something went wrong. Please try again!';
const json = { 'content-type': 'application/json' };

/** How the stand-in answers the next calls; what it was asked. */
let answer: (response: ServerResponse, call: number) => void;
let asked: { method: string; url: string; headers: Record<string, unknown> }[] = [];

const upstream = createServer((request, response) => {
  asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
  request.resume();
  answer(response, asked.length);
});
let state: string;
let product: Server;

beforeAll(async () => {
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  state = await mkdtemp(join(tmpdir(), 'upstream-'));
  const url = `http://127.0.0.1:${address.port}/base`;
  product = await startServer({ persist: state, vars: { MEDIA_API_URL: url } });
});

afterAll(async () => {
  await product.stop();
  upstream.closeAllConnections();
  upstream.close();
  await rm(state, { recursive: true, force: true });
});

beforeEach(() => void (asked = []));

async function ask(init: RequestInit = {}) {
  const response = await fetch(`${product.url}/api/media/v1/sports?a=1`, init);
  return { status: response.status, body: await response.json() };
}

it('sends a call on with the headers of the specification and nobody’s secrets', async () => {
  answer = (response) => response.writeHead(200, json).end('{"data":[]}');
  const cookie = `${PRODUCT}=token; other=secret`;
  const headers = { cookie, authorization: 'secret', 'x-forwarded-for': '192.0.2.1' };
  expect(await ask({ headers })).toEqual({ status: 200, body: { data: [] } });
  expect(asked[0]).toMatchObject({
    method: 'GET',
    url: '/base/v1/sports?a=1',
    headers: { platform: 'web', brand: FIRST_BRAND.brandHeaderName, 'access-token': 'token' },
  });
  expect(asked[0]?.headers['device-id']).toMatch(/./);
  for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'cf-connecting-ip'])
    expect(asked[0]?.headers).not.toHaveProperty(name);
});

it.each([408, 409, 425, 429, 500, 502, 503, 504])('asks once more after %i', async (status) => {
  answer = (response, call) =>
    response.writeHead(call === 1 ? status : 200, json).end('{"data":1}');
  expect(await ask()).toEqual({ status: 200, body: { data: 1 } });
  expect(asked).toHaveLength(2);
});

it('sends a mutation once', async () => {
  answer = (response) => response.writeHead(503, json).end('{"message":"busy"}');
  expect(await ask({ method: 'POST', body: '{}', headers: json })).toEqual({
    status: 503,
    body: { message: GENERIC },
  });
  expect(asked).toHaveLength(1);
});

const whole = Buffer.alloc(10_000_000, ' ');
const faults: [what: string, answer: (response: ServerResponse) => unknown][] = [
  ['hangs', () => {}],
  ['closes at once', (response) => response.destroy()],
  ['answers a page', (response) => response.end('<h1>Hello</h1>')],
  [
    'announces 10 MB',
    (response) => response.writeHead(200, { ...json, 'content-length': whole.length }).end(whole),
  ],
];

it.each(faults)('has the right message for an upstream that %s', async (_what, fault) => {
  answer = fault;
  const { status, body } = await ask();
  expect([502, 504]).toContain(status);
  expect(body).toEqual({ message: GENERIC });
});

const later: typeof faults = [
  ['sends garbage', (response) => response.writeHead(200, json).end('{"data":')],
  ['sends 10 MB without saying so', (response) => response.writeHead(200, json).end(whole)],
  [
    'closes amid its answer',
    (response) => {
      response.writeHead(200, json).write('{"data":');
      setTimeout(() => response.destroy(), 20);
    },
  ],
];

it.each([...faults, ...later])('shows a page of an upstream that %s', async (_what, fault) => {
  answer = fault;
  const response = await fetch(`${product.url}/`);
  const text = await response.text();
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(text).toContain(GENERIC);
  expect(await fetch(`${product.url}/geo-restricted`)).toMatchObject({ status: 200 });
});
