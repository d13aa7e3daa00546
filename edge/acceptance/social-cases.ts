import { createHash } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { generateKeyPair, exportPKCS8 } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { PRODUCT } from '../contracts/product.ts';
import { RENEWAL_COOKIE } from '../session/session-cookies.ts';
import { CookieJar } from '../testing/cookie-jar.ts';
import type { Product } from './product.ts';

const SOCIAL = `/api/${PRODUCT}-patron/v3/patron-user/social`;

let product: Product;
/** The provider's claims about its visitor. */
let claims: Record<string, unknown> = {};
const claimsOf = (sub: string) => ({ sub, email: `${sub}@mail.example`, email_verified: true });
/** Bodies of token requests. */
const asked: Record<string, unknown>[] = [];

/** A server that stands in for Google and Apple. */
export interface SocialProvider {
  /** Settings of a product that knows it. */
  vars: Record<string, string>;
  stop(): Promise<void>;
}

export async function startSocialProvider(): Promise<SocialProvider> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const issuer = provider.issuer.url ?? '';
  provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, claims);
  });
  provider.service.on('beforeResponse', (_answer, request: { body: Record<string, unknown> }) => {
    asked.push(request.body);
  });
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const vars = {
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: issuer,
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: await exportPKCS8(privateKey),
    APPLE_ISSUER: issuer,
  };
  return { vars, stop: () => provider.stop() };
}

const begunSchema = v.object({ data: v.object({ url: v.string(), state: v.string() }) });

class Browser {
  readonly jar = new CookieJar();

  async ask(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    if (this.jar.header !== '') headers.set('cookie', this.jar.header);
    const response = await fetch(product.url + path, { redirect: 'manual', ...init, headers });
    this.jar.keep(response.headers);
    return response;
  }

  async begin(name: string) {
    const answer = await this.ask(`${SOCIAL}/${name}/auth-url`);
    const { data } = v.parse(begunSchema, await answer.json());
    return { ...data, url: new URL(data.url) };
  }

  /** Opens the provider's page; returns its redirect's query. */
  async visit(url: URL): Promise<URLSearchParams> {
    const back = await fetch(url, { redirect: 'manual' });
    await back.text();
    return new URL(back.headers.get('location') ?? '', product.url).searchParams;
  }

  async finish(name: string, sentBack: { code: string | null; state: string | null }) {
    const answer = await this.ask(`${SOCIAL}/${name}/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sentBack),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  }
}

async function signIn(name: string, browser = new Browser()) {
  const begun = await browser.begin(name);
  claims = { ...claims, nonce: begun.url.searchParams.get('nonce'), aud: `${name}-client` };
  const back = await browser.visit(begun.url);
  const sentBack = { code: back.get('code'), state: back.get('state') };
  return { browser, begun, sentBack, answer: await browser.finish(name, sentBack) };
}

async function withOwnSignIn(name: string): Promise<Browser> {
  const browser = new Browser();
  await browser.begin(name);
  return browser;
}

/** Tests signing in with Google and Apple, at a product that knows the provider. */
export function socialCases(site: () => Product): void {
  beforeAll(() => {
    product = site();
  });

  describe.each(['google', 'apple'])('signing in with %s', (name) => {
    it('ASVS 10.2.1: opens a session, by code and the verifier of its challenge, state and nonce', async () => {
      claims = claimsOf(`${name}-1`);
      const { browser, begun, answer } = await signIn(name);
      expect(answer).toMatchObject({ status: 200, body: { data: { expiresIn: 900 } } });
      expect(JSON.stringify(answer.body)).not.toContain('renewalToken');
      expect(browser.jar.cookies.has(RENEWAL_COOKIE)).toBe(true);
      const { searchParams } = begun.url;
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      expect(searchParams.get('redirect_uri')).toBe(`${product.url}/${name}/callback`);
      const request = asked.at(-1);
      expect(request).toMatchObject({ client_id: `${name}-client` });
      const verifier = String(request?.['code_verifier']);
      expect(verifier).toMatch(/^[\w-]{43}$/);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      expect(searchParams.get('code_challenge')).toBe(challenge);
      const profile = await browser.ask(`/api/${PRODUCT}-patron/v2/patron-user/profile`);
      expect(await profile.json()).toMatchObject({
        // Neither provider hosts this address.
        data: { email: `${name}-1@mail.example`, providers: [name], addressConfirmed: false },
      });
    });

    it('ASVS 10.1.2: a code sent to one browser is refused from another', async () => {
      claims = claimsOf(`${name}-3`);
      const attacker = new Browser();
      const begun = await attacker.begin(name);
      const back = await attacker.visit(begun.url);
      const sentBack = { code: back.get('code'), state: back.get('state') };
      const before = asked.length;
      for (const victim of [new Browser(), await withOwnSignIn(name)])
        expect(await victim.finish(name, sentBack)).toMatchObject({
          status: 400,
          body: { state: 11_840 },
        });
      expect(asked).toHaveLength(before);
    });

    it('ASVS 10.1.2: state, nonce and challenge are unique per sign-in, and 256 bits long', async () => {
      const browser = new Browser();
      const begun = [await browser.begin(name), await browser.begin(name)];
      for (const part of ['state', 'nonce', 'code_challenge']) {
        const values = begun.map(({ url }) => url.searchParams.get(part) ?? '');
        for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
        expect(new Set(values).size).toBe(2);
      }
      // A browser's second sign-in cancels its first.
      const [earlier] = begun;
      const answer = await browser.finish(name, { code: 'x', state: earlier?.state ?? '' });
      expect(answer).toMatchObject({ status: 400, body: { state: 11_840 } });
    });

    it.each([null, 'of another site'])(
      'ASVS 10.2.1: a callback with the state %j requests no tokens',
      async (forged) => {
        const browser = new Browser();
        const { state } = await browser.begin(name);
        if (forged === null) browser.jar.cookies.delete(`__Host-${PRODUCT}-social`);
        const before = asked.length;
        const answer = await browser.finish(name, { code: 'theirs', state: forged ?? state });
        expect(answer).toMatchObject({ status: 400, body: { state: 11_840 } });
        expect(asked).toHaveLength(before);
      },
    );

    it('ASVS 10.2.1: a state is valid once, and only for its own provider', async () => {
      claims = claimsOf(`${name}-4`);
      const { browser, begun, sentBack, answer } = await signIn(name);
      expect(answer.status).toBe(200);
      browser.jar.cookies.set(`__Host-${PRODUCT}-social`, begun.state);
      expect((await browser.finish(name, sentBack)).status).toBe(400);
      const other = await browser.begin(name);
      const elsewhere = name === 'google' ? 'apple' : 'google';
      const mixed = await browser.finish(elsewhere, { code: 'x', state: other.state });
      expect(mixed).toMatchObject({ status: 400, body: { state: 11_840 } });
    });

    it('ASVS 10.1.2: refuses a token with another nonce', async () => {
      claims = claimsOf(`${name}-5`);
      const browser = new Browser();
      const begun = await browser.begin(name);
      claims = { ...claims, nonce: 'of another', aud: `${name}-client` };
      const back = await browser.visit(begun.url);
      const answer = await browser.finish(name, { code: back.get('code'), state: begun.state });
      expect(answer).toMatchObject({ status: 400, body: { state: 11_840 } });
    });

    it('refuses an address that the provider has not confirmed', async () => {
      claims = { ...claimsOf(`${name}-6`), email_verified: false };
      const { answer } = await signIn(name);
      expect(answer).toMatchObject({ status: 409, body: { state: 11_834 } });
    });
  });

  describe('Apple’s form', () => {
    it('is redirected to a GET, so that the browser sends its cookies', async () => {
      const form = new URLSearchParams({ code: 'c 1', state: 's', user: '{"name":"Ada"}' });
      const response = await fetch(`${product.url}/apple/callback`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
      });
      await response.text();
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/apple/callback?code=c+1&state=s');
    });
  });
}
