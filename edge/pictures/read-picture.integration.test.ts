import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpeg, QUANTISATION, webp } from '../origin/patron/avatar/testing/pictures.ts';
import { readPicture } from './read-picture.ts';

/** The start of a PNG of this size in pixels, which states it. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const MANY = Array.from({ length: 1_000 }, () => QUANTISATION).flat();
const GIF = Buffer.from('GIF89a\u0010\u0000\u0010\u0000', 'latin1');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

const headersSeen: NodeJS.Dict<string | string[]>[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    headersSeen.push(request.headers);
    const answers: Record<string, () => void> = {
      '/elm.png?v=2': () => response.setHeader('content-type', 'text/html').end(png(64, 64)),
      '/huge.png': () => response.end(png(4_000, 64)),
      '/heavy.png': () => response.end(Buffer.concat([png(64, 64), Buffer.alloc(600 * 1024)])),
      '/elm.svg': () => response.setHeader('content-type', 'image/svg+xml').end(SVG),
      '/elm.gif': () => response.end(GIF),
      '/page': () => response.setHeader('content-type', 'image/png').end('<html></html>'),
      '/start.jpg': () => response.end(Buffer.from('ffd8ffe00010', 'hex')),
      '/parts.jpg': () => response.end(jpeg({ extra: MANY })),
      '/goal.jpg': () => response.end(jpeg()),
      '/goal.webp': () => response.end(webp()),
      '/moved': () => response.writeHead(302, { location: '/elm.png?v=2' }).end(),
      '/away': () => response.writeHead(302, { location: 'http://localhost:1/elm.png' }).end(),
      '/round': () => response.writeHead(302, { location: '/round' }).end(),
      '/broken': () => response.destroy(),
    };
    (answers[request.url ?? ''] ?? (() => response.writeHead(404).end()))();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this address
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

test.each(['/elm.png?v=2', '/moved'])(
  '%s is a picture, whatever content type its server states',
  async (path) => {
    expect(await readPicture(new URL(path, origin))).toMatchObject({
      kind: 'picture',
      type: 'image/png',
    });
    expect(headersSeen.at(-1)).not.toHaveProperty('cookie');
  },
);

test.each([
  ['/goal.jpg', 'image/jpeg'],
  ['/goal.webp', 'image/webp'],
])('%s is a picture', async (path, type) => {
  expect(await readPicture(new URL(path, origin))).toMatchObject({ kind: 'picture', type });
});

test.each([
  ['/gone.png', { kind: 'missing', status: 404 }],
  ['/huge.png', { kind: 'refused', reason: 'it is wider or higher than 2048 px' }],
  ['/heavy.png', { kind: 'refused', reason: 'it is larger than 512 kB' }],
  ['/elm.svg', { kind: 'refused', reason: 'it is neither a PNG nor a JPEG nor a WebP' }],
  ['/elm.gif', { kind: 'refused', reason: 'it is neither a PNG nor a JPEG nor a WebP' }],
  ['/page', { kind: 'refused', reason: 'it is neither a PNG nor a JPEG nor a WebP' }],
  ['/start.jpg', { kind: 'refused', reason: 'it is no picture that can be read' }],
  ['/parts.jpg', { kind: 'refused', reason: 'it is no picture that can be read' }],
  ['/away', { kind: 'refused', reason: 'it leads to another server' }],
  ['/round', { kind: 'refused', reason: 'it leads to another server' }],
  ['/broken', { kind: 'unreachable' }],
])('%s is not passed on', async (path, answer) => {
  expect(await readPicture(new URL(path, origin))).toEqual(answer);
});
