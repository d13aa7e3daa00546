import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from './product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.stop());

/** Requests a page and leaves; resolves once the connection is closed. */
async function leave(method: 'GET' | 'HEAD', path: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const sent = request(new URL(path, product.url.replace('localhost', '127.0.0.1')), { method });
    sent.once('close', resolve).once('error', () => {});
    if (method === 'GET')
      sent.once('socket', (socket) => socket.once('connect', () => sent.destroy()));
    sent.once('response', (response) => response.resume());
    sent.end();
  });
}

const PAGES = ['/league/none/overview', '/team/none/overview', '/match/none', '/', '/live'];

it('serves every page after its first visitors aborted their requests', async () => {
  const visits = PAGES.flatMap((path) => [
    leave('HEAD', path),
    ...Array.from({ length: 4 }, () => leave('GET', path)),
    leave('HEAD', path),
  ]);
  await Promise.all(visits);
  for (const path of PAGES) {
    const answer = await fetch(product.url + path, { signal: AbortSignal.timeout(20_000) });
    expect({ path, status: answer.status }).toEqual({
      path,
      status: path.includes('none') ? 404 : 200,
    });
    expect(await answer.text()).toContain('</html>');
  }
});
