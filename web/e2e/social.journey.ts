import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPKCS8, generateKeyPair } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { API_BASES } from '../../edge/contracts/call-address.ts';
import { startServer, type Server } from '../../edge/local/start-server.ts';
import { expect, test } from './fixtures.ts';

/* Sign-in with Google and Apple: a local OpenID Connect server stands in for both. */
let state: string;
let provider: OAuth2Server;
let product: Server;
/** Another site's page, with a form like Apple's. */
let form: HttpServer;
let action = '';
let sentBack: [string, string][] = [];
let person = 0;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  state = await mkdtemp(join(tmpdir(), 'social-'));
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    const email = `fan-${person}@mail.example`;
    Object.assign(token.payload, { sub: `fan-${person}`, email, email_verified: true });
  });
  form = createServer((_request, response) => {
    const fields = sentBack.map(([name, value]) => `<input name="${name}" value="${value}">`);
    response.setHeader('content-type', 'text/html');
    response.end(
      `<form method="post" action="${action}">${fields.join('')}<button>Go on</button></form>`,
    );
  }).listen(0, '127.0.0.1');
  await once(form, 'listening');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const issuer = provider.issuer.url ?? '';
  product = await startServer({
    persist: state,
    vars: {
      LOCAL: '1',
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: issuer,
      APPLE_CLIENT_ID: 'apple',
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: await exportPKCS8(privateKey),
      APPLE_ISSUER: issuer,
    },
    build: false,
  });
});

test.afterAll(async () => {
  await product.stop();
  await provider.stop();
  form.close();
  await rm(state, { recursive: true, force: true });
});

test.beforeEach(() => void (person += 1));

/** Returns the URL of the provider's page, whose token gets the audience of the product's client. */
async function begin(page: Page, name: 'google' | 'apple'): Promise<string> {
  provider.service.once('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    token.payload['aud'] = name;
  });
  await page.goto(product.url);
  const answer: unknown = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `${API_BASES.patron}/v3/patron-user/social/${name}/auth-url`,
  );
  return v.parse(v.object({ data: v.object({ url: v.string() }) }), answer).data.url;
}

async function profile(page: Page): Promise<unknown> {
  return page.evaluate(
    async (path) => (await fetch(path)).json(),
    `${API_BASES.patron}/v2/patron-user/profile`,
  );
}

test('a visitor signs in with Google, and scripts cannot read the session cookies @phone', async ({
  page,
}) => {
  await page.goto(await begin(page, 'google'));
  await page.waitForURL(`${product.url}/`);
  expect(await profile(page)).toMatchObject({
    data: { email: `fan-${person}@mail.example`, providers: ['google'] },
  });
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/touchline|eyJ/);
  const kept = await page.context().cookies(product.url);
  const own = kept.filter(({ name }) => name.includes('touchline'));
  expect(own.map(({ name }) => name).toSorted()).toEqual(['__Host-touchline-renewal', 'touchline']);
  for (const cookie of own)
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
});

test('a visitor signs in with Apple, whose page returns by a form post @phone', async ({
  page,
}) => {
  const url = await begin(page, 'apple');
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  action = `${product.url}/apple/callback`;
  sentBack = [...back.searchParams, ['user', 'Ada']];
  const address = form.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(`${product.url}/`);
  expect(await profile(page)).toMatchObject({
    data: { email: `fan-${person}@mail.example`, providers: ['apple'] },
  });
});

test('a cancelled sign-in says so and can be tried again @phone', async ({ page }) => {
  await page.goto(`${product.url}/google/callback?error=access_denied&state=x`);
  await expect(page.getByText('You have not been signed in with Google.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/google/callback`);
});
