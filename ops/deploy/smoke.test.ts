import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smokeTest } from './smoke.ts';

let status = 500;
const seen: (string | undefined)[] = [];
const server = createServer((request, response) => {
  seen.push(request.headers['x-version']?.toString());
  response.writeHead(status).end('nothing of a product');
});
let url: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.close());

it('names each address with a wrong status, and the socket that does not open', async () => {
  const faults = await smokeTest(url, { 'x-version': 'new' });
  expect(faults).toHaveLength(11);
  expect(faults[0]).toBe('/ answers 500, not 200');
  expect(faults[10]).toContain('opens no socket');
  expect(new Set(seen)).toEqual(new Set(['new']));
});

it('names each address with a strange answer', async () => {
  status = 200;
  expect(await smokeTest(url)).toContain('/healthz answers without "ok"');
});

it('reports a product that is not there', async () => {
  expect(await smokeTest('http://127.0.0.1:9')).toHaveLength(11);
});
