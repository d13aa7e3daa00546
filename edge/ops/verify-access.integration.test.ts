import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRecorder, type Recorder } from '../acceptance/recorder.ts';
import { isAccessToken } from './verify-access.ts';

const AUDIENCE = 'a'.repeat(64);
let certificates: Awaited<ReturnType<typeof generateKeyPair>>;
let stranger: Awaited<ReturnType<typeof generateKeyPair>>;
let server: Recorder;
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
});
afterAll(() => server.stop());

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
const isValid = (token: string) => isAccessToken(token, { team, audience: AUDIENCE });

it('accepts a token of the team for the application', async () => {
  expect(await isValid(await sign(claims()))).toBe(true);
  expect(await isAccessToken(await sign(claims()), { team: `${team}/`, audience: AUDIENCE })).toBe(
    true,
  );
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
  expect(await isValid(await token())).toBe(false);
});

it('refuses every token while the team does not answer', async () => {
  const away = { team: 'http://127.0.0.1:9', audience: AUDIENCE };
  expect(await isAccessToken(await sign({ ...claims(), iss: away.team }), away)).toBe(false);
});
