import { expect, it, onTestFinished, vi } from 'vitest';
import { identityOf, isHostedBy } from './authorization.ts';

it.each([
  ['google', 'ana@gmail.com', undefined, true],
  ['google', 'Ana@GMAIL.com', undefined, true],
  ['google', 'ana@club.example', 'Club.example', true],
  ['google', 'ana@club.example', undefined, false],
  ['google', 'ana@club.example', 'other.example', false],
  ['google', 'ana@club.example', ['club.example'], false],
  ['google', 'gmail.com@club.example', undefined, false],
  ['google', 'ana@mail.gmail.com', undefined, false],
  ['google', 'ana@icloud.com', undefined, false],
  ['apple', 'a1b2c3@privaterelay.appleid.com', undefined, true],
  ['apple', 'Ana@iCloud.com', undefined, true],
  ['apple', 'ana@me.com', undefined, true],
  ['apple', 'ana@mac.com', undefined, true],
  ['apple', 'ana@gmail.com', undefined, false],
  ['apple', 'ana@club.example', undefined, false],
  // Google alone names a company's domain.
  ['apple', 'ana@club.example', 'club.example', false],
  ['apple', 'icloud.com@club.example', undefined, false],
  ['apple', 'ana@mail.icloud.com', undefined, false],
] as const)('%s hosts %s with the domain %j: %s', (provider, address, hd, isIt) => {
  expect(isHostedBy(provider, address, hd)).toBe(isIt);
});

it.each([
  [400, '{"error":"invalid_grant"}', 'refused'],
  [400, '{"error":', 'refused'],
  [403, '<h1>Forbidden</h1>', 'refused'],
  [429, '<h1>Too many requests</h1>', 'refused'],
  [302, '', 'unavailable'],
  [404, '<h1>Not found</h1>', 'unavailable'],
  [500, '{"error":"server_error"}', 'unavailable'],
  [503, '<h1>Unavailable</h1>', 'unavailable'],
  [200, '<h1>Welcome</h1>', 'unavailable'],
  [null, '', 'unavailable'],
])('a code whose exchange is answered %j %s is %s', async (status, body, kind) => {
  const issuer = new URL(`https://provider-${status}-${body.length}.test`);
  const metadata = { issuer: issuer.origin, token_endpoint: `${issuer.href}token` };
  vi.stubGlobal('fetch', async (address: string | URL) => {
    if (!String(address).endsWith('/token')) return Response.json(metadata);
    if (status === null) throw new TypeError('no route to the host');
    const type = body.startsWith('{') ? 'application/json' : 'text/html';
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = {
    provider: 'google',
    issuer,
    clientId: 'client',
    clientSecret: async () => 'secret',
    parameters: {},
  } as const;
  const authorization = {
    client,
    state: 'state',
    redirectUri: 'https://scores.test/return',
    secret: new Uint8Array(32),
    now: 0,
  };
  expect(await identityOf(authorization, { code: '<script>' })).toMatchObject({ kind });
});

it('a code of a provider without metadata is unavailable, whatever the status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Not found</h1>', { status: 404 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = {
    provider: 'apple',
    issuer: new URL('https://nowhere.test'),
    clientId: 'client',
    clientSecret: async () => 'secret',
    parameters: {},
  } as const;
  const authorization = { client, state: 's', redirectUri: '', secret: new Uint8Array(32), now: 0 };
  expect(await identityOf(authorization, { code: 'code' })).toMatchObject({ kind: 'unavailable' });
});
