import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { expect, it } from 'vitest';
import type { Product } from './product.ts';
import { startRecorder } from './recorder.ts';

const AUDIENCE = 'a'.repeat(64);
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A team of Cloudflare Access, with the certificates that it publishes. */
export interface AccessTeam {
  url: string;
  keys: Keys;
  /** Settings of a product that the team protects. */
  vars: Record<string, string>;
  stop(): Promise<void>;
}

export async function startAccessTeam(): Promise<AccessTeam> {
  const keys = await generateKeyPair('RS256');
  const key = await exportJWK(keys.publicKey);
  const published = JSON.stringify({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] });
  const { url, stop } = await startRecorder(({ url: path }, response) => {
    if (path !== '/cdn-cgi/access/certs') return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    response.end(published);
  });
  return { url, keys, vars: { ACCESS_TEAM_DOMAIN: url, ACCESS_AUD: AUDIENCE }, stop };
}

/** Tests who may open `/ops` of a product that a team protects. */
export function opsAccessCases(site: () => { product: Product; team: AccessTeam }): void {
  const seconds = () => Math.floor(Date.now() / 1_000);
  const claims = (): JWTPayload => ({
    iss: site().team.url,
    aud: [AUDIENCE],
    iat: seconds(),
    exp: seconds() + 60,
    email: 'operator@example.org',
  });
  const sign = (payload: JWTPayload, key = site().team.keys.privateKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  const open = (path: string, token: string) =>
    fetch(`${site().product.url}${path}`, { headers: { 'cf-access-jwt-assertion': token } });

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
    [
      "a stranger's signature under the team's key id",
      async () => sign(claims(), (await generateKeyPair('RS256')).privateKey),
    ],
    [
      'the public key as the secret of HS256',
      async () => {
        const { n = '' } = await exportJWK(site().team.keys.publicKey);
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
    const password = await readFile(join(site().product.state, 'ops-password'), 'utf8');
    const answer = await fetch(`${site().product.url}/ops/session`, {
      method: 'POST',
      body: JSON.stringify({ password: password.trim() }),
    });
    expect(answer.status).toBe(403);
  });
}
