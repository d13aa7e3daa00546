import { exportPKCS8, generateKeyPair } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { API_BASES } from '../../edge/contracts/call-address.ts';
import { expect, test as base } from './fixtures.ts';
import { openDocument } from './open-page.ts';

/* Sign-in with Google and Apple: a local OpenID Connect server stands in for both. */
const provider = new OAuth2Server();
let person = 0;

const test = base.extend<object, { vars: Readonly<Record<string, string>> }>({
  vars: [
    // Playwright reads a fixture's needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      await provider.issuer.keys.generate('RS256');
      await provider.start(0, '127.0.0.1');
      provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
        const email = `fan-${person}@mail.example`;
        Object.assign(token.payload, { sub: `fan-${person}`, email, email_verified: true });
      });
      const issuer = provider.issuer.url ?? '';
      const { privateKey } = await generateKeyPair('ES256', { extractable: true });
      await run({
        GOOGLE_CLIENT_ID: 'google',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_ISSUER: issuer,
        APPLE_CLIENT_ID: 'apple',
        APPLE_TEAM_ID: 'TEAM',
        APPLE_KEY_ID: 'KEY',
        APPLE_PRIVATE_KEY: await exportPKCS8(privateKey),
        APPLE_ISSUER: issuer,
      });
      await provider.stop();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(() => void (person += 1));

/** Returns the URL of the provider's page, whose token gets the audience of the product's client. */
async function begin(page: Page, name: 'google' | 'apple'): Promise<string> {
  provider.service.once('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    token.payload['aud'] = name;
  });
  await openDocument(page, '/');
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

test('a visitor signs in with Google, and scripts cannot read the session cookies @core @phone', async ({
  page,
  product,
}) => {
  await openDocument(page, await begin(page, 'google'));
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
  product,
  site,
}) => {
  const url = await begin(page, 'apple');
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const fields = [...back.searchParams, ['user', 'Ada']];
  const inputs = fields.map(([name, value]) => `<input name="${name}" value="${value}">`).join('');
  const action = `${product.url}/apple/callback`;
  await openDocument(
    page,
    site.page(`<form method="post" action="${action}">${inputs}<button>Go on</button></form>`),
  );
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(`${product.url}/`);
  expect(await profile(page)).toMatchObject({
    data: { email: `fan-${person}@mail.example`, providers: ['apple'] },
  });
});
