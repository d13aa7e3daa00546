import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from './product.ts';
import { startRecorder, type Recorder } from './recorder.ts';

const AUDIENCE = 'a'.repeat(64);
let certificates: Awaited<ReturnType<typeof generateKeyPair>>;
let stranger: Awaited<ReturnType<typeof generateKeyPair>>;
let server: Recorder;
let product: Product;
let team: string;

beforeAll(async () => {
  certificates = await generateKeyPair('RS256');
  stranger = await generateKeyPair('RS256');
  const key = await exportJWK(certificates.publicKey);
  const published = JSON.stringify({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] });
  server = await startRecorder(({ url }, response) => {
    if (url !== '/cdn-cgi/access/certs') return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    response.end(published);
  });
  team = server.url;
  product = await startProduct({ vars: { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: AUDIENCE } });
});
afterAll(async () => {
  await product.stop();
  await server.stop();
});

const seconds = () => Math.floor(Date.now() / 1_000);
const claims = (): JWTPayload => ({
  iss: team,
  aud: [AUDIENCE],
  iat: seconds(),
  exp: seconds() + 60,
  email: 'operator@example.org',
});
const sign = (payload: JWTPayload, key = certificates.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
const open = (path: string, token: string) =>
  fetch(`${product.url}${path}`, { headers: { 'cf-access-jwt-assertion': token } });

it('opens the page and its data with a token of the team for the application', async () => {
  const token = await sign(claims());
  const page = await open('/ops', token);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(await page.text()).toContain('data-part="database"');
  const stream = await open('/ops/stream', token);
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await stream.body?.cancel();
});

it.each<[what: string, token: () => string | Promise<string>]>([
  ['no token', () => ''],
  ['no JWT', () => 'open.sesame.please'],
  ['the audience of another application', () => sign({ ...claims(), aud: ['b'.repeat(64)] })],
  ['another issuer', () => sign({ ...claims(), iss: 'https://other.cloudflareaccess.com' })],
  ['an end in the past', () => sign({ ...claims(), iat: seconds() - 120, exp: seconds() - 60 })],
  [
    'no end',
    () => {
      const { exp: _end, ...others } = claims();
      return sign(others);
    },
  ],
  ['a start in the future', () => sign({ ...claims(), nbf: seconds() + 300 })],
  ['no signature', () => new UnsecuredJWT(claims()).encode()],
  ["a stranger's signature under the team's key id", () => sign(claims(), stranger.privateKey)],
  [
    'the public key as the secret of HS256',
    async () => {
      const { n = '' } = await exportJWK(certificates.publicKey);
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(n));
    },
  ],
])('refuses a token with %s', async (_what, token) => {
  const made = await token();
  for (const path of ['/ops', '/ops.data', '/ops/stream', '/ops/updates/m1']) {
    const answer = await open(path, made);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('database');
  }
});

it('takes the local password for nothing where Access is set up', async () => {
  const password = await readFile(join(product.state, 'ops-password'), 'utf8');
  const answer = await fetch(`${product.url}/ops/session`, {
    method: 'POST',
    body: JSON.stringify({ password: password.trim() }),
  });
  expect(answer.status).toBe(403);
});
