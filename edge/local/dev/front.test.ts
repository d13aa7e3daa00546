import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { HOST } from '../port.ts';
import { forward } from './front.ts';

const servers = new Set<ReturnType<typeof createServer>>();

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.clear();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, HOST);
  servers.add(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has a port');
  return address.port;
}

/** Returns the address of a front before a product. */
async function startFrontOf(product: RequestListener): Promise<string> {
  const port = await serve(product);
  const front = { port, renew: async () => {}, manifest: () => '' };
  const own = await serve((request, response) => void forward(request, response, front));
  return `http://${HOST}:${own}`;
}

it('a browser gets the status, the headers and the text of the product', async () => {
  const url = await startFrontOf(({ url: path }, response) => {
    response.writeHead(404, { 'x-own': 'yes' }).end(`No ${path}`);
  });
  const answer = await fetch(`${url}/page?a=1`);
  expect([answer.status, answer.headers.get('x-own')]).toEqual([404, 'yes']);
  expect(await answer.text()).toBe('No /page?a=1');
});

it('an answer that breaks off at the product breaks off at the browser, and the next one is whole', async () => {
  const url = await startFrontOf(({ url: path }, response) => {
    if (path === '/whole') response.end('whole');
    else response.write('half', () => response.destroy());
  });
  const half = await fetch(`${url}/half`);
  await expect(half.text()).rejects.toThrow('terminated');
  expect(await (await fetch(`${url}/whole`)).text()).toBe('whole');
});
