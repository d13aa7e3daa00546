import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { call } from '../testing/call.ts';
import { sameOrigin } from './same-origin.ts';

const app = new Hono().use(sameOrigin()).all('*', (c) => c.text('done'));

const DOWNLOAD = `/api/${PRODUCT}-patron/v3/patron-user/data`;
const SIGN_OUT = `/api/${PRODUCT}-patron/v2/patron-user/signout`;

async function status(method: string, path: string, headers: Record<string, string>) {
  const answer = await app.request(`https://scores.example${path}`, { method, headers });
  await answer.text();
  return answer.status;
}

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.scores.example' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'http://scores.example' },
  { origin: 'null' },
];
const OWN: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', origin: 'https://scores.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://scores.example' },
  // Not a browser: it has only its own cookies.
  {},
];

describe.each(['POST', 'PUT', 'PATCH', 'DELETE'])('ASVS 3.5.1: a %s', (method) => {
  it.each(FOREIGN)('is refused from %j', async (headers) => {
    expect(await status(method, '/api/x', headers)).toBe(403);
  });
  it.each(OWN)('is accepted from %j', async (headers) => {
    expect(await status(method, '/api/x', headers)).toBe(200);
  });
});

describe('ASVS 3.5.3: a GET', () => {
  it.each(FOREIGN)('that changes something is refused from %j', async (headers) => {
    expect(await status('GET', SIGN_OUT, headers)).toBe(403);
    expect(await status('GET', DOWNLOAD, headers)).toBe(403);
    expect(await status('GET', '/live', headers)).toBe(200);
  });
  it('that downloads may come from a link of the own site', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
    expect(await status('GET', DOWNLOAD, headers)).toBe(200);
  });
  it.each(OWN)('that changes something is accepted from %j', async (headers) => {
    expect(await status('GET', SIGN_OUT, headers)).toBe(200);
    expect(await status('GET', DOWNLOAD, headers)).toBe(200);
  });
});

describe.each(['image', 'document', 'iframe', 'script', 'style', 'audio', 'object'])(
  'a same-origin request with the destination %s',
  (destination) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': destination };
    it('is refused where it would change something', async () => {
      expect(await status('GET', SIGN_OUT, headers)).toBe(403);
      expect(await status('POST', '/api/x', headers)).toBe(403);
      expect(await status('GET', '/live', headers)).toBe(200);
    });
  },
);

it('accepts a change made by a same-origin script', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
  expect(await status('GET', SIGN_OUT, headers)).toBe(200);
  expect(await status('POST', '/api/x', headers)).toBe(200);
});

it('refuses to sign out when the address is opened directly', async () => {
  const headers = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
  expect(await status('GET', SIGN_OUT, headers)).toBe(403);
});

describe('ASVS 3.5.2: a call with a body', () => {
  const post = async (type: string | null, headers: Record<string, string> = {}) => {
    const body = Uint8Array.from(new TextEncoder().encode('{}'));
    const init = {
      method: 'POST',
      body,
      headers: { ...headers, ...(type && { 'content-type': type }) },
    };
    return call(new Request('http://localhost/api/media/v1/favourite', init));
  };

  it.each([
    null,
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'json',
    'multipart/form-data; boundary=b',
  ])('is refused with the content type %s', async (type) => {
    expect((await post(type)).status).toBe(415);
  });

  it.each(['application/json', 'application/json; charset=utf-8'])(
    'is accepted as %s, from this site only',
    async (type) => {
      expect((await post(type)).status).not.toBe(415);
      expect((await post(type, { origin: 'https://evil.example' })).status).toBe(403);
    },
  );
});
