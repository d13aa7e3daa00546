import { UNSAFE_decodeViaTurboStream, UNSAFE_SingleFetchRedirectSymbol } from 'react-router';
import { describe, expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';

const restricted = { ...env, RESTRICTED_COUNTRIES: 'fr, BR' };

async function visit(path: string, country: string) {
  const headers = { 'cf-ipcountry': country };
  return call(new Request(`http://localhost${path}`, { headers }), restricted);
}

describe('where the product is not available', () => {
  it('every page redirects to the restriction notice', async () => {
    for (const path of ['/', '/match/7?a=b']) {
      const { status, headers } = await visit(path, 'BR');
      expect([status, headers.get('location')]).toEqual([302, '/geo-restricted']);
    }
    expect((await visit('/geo-restricted', 'BR')).status).toBe(200);
  });

  it.each(['/api/media/v1/sports', '/parties/match/none'])('%s is refused', async (path) => {
    expect(await visit(path, 'FR')).toMatchObject({
      status: 451,
      body: { message: 'This feature is not available in your country.', state: 40002 },
    });
  });

  it.each(['/matches.data', '/_root.data?_routes=root', '/football/x%2Edata'])(
    'the data of the page at %s is refused, and the open page redirects',
    async (path) => {
      const { status, headers, body } = await visit(path, 'BR');
      expect([status, headers.get('cache-control')]).toEqual([451, 'no-store']);
      expect(headers.has('x-remix-response')).toBe(true);
      const stream = new Blob([`${JSON.stringify(body)}\n`]).stream();
      const { value } = await UNSAFE_decodeViaTurboStream(stream, globalThis);
      expect(value).toEqual({
        [UNSAFE_SingleFetchRedirectSymbol]: {
          redirect: '/geo-restricted',
          status: 302,
          revalidate: false,
          reload: true,
          replace: false,
        },
      });
    },
  );

  it.each([
    '/about/privacy-policy',
    '/about/terms-of-service/changes.data',
    '/policy/policy-list',
    '/delete-account-instructions',
    '/robots.txt',
    '/x.data?fetch=/api/media/v1/policies/privacy-policy?language=en',
  ])('%s stays open', async (path) => {
    const { status } = await visit(path.replace('/x.data', '/geo-restricted'), 'BR');
    expect(status).toBe(200);
  });

  it.each(['/about', '/about/', '/policy-x', '/robots.txt/matches', '/about/x.ics'])(
    '%s is closed',
    async (path) => {
      expect((await visit(path, 'BR')).status).toBe(302);
    },
  );

  it('an in-process call of a page is refused too', async () => {
    const { status } = await visit('/x.data?fetch=/api/media/v1/sports', 'FR');
    expect(status).toBe(451);
  });
});

it('the product is available everywhere else', async () => {
  expect((await visit('/', 'ES')).status).toBe(200);
  expect((await visit('/api/media/v1/sports', 'ES')).status).toBe(200);
  expect((await visit('/api/media/v1/sports', 'XX')).status).toBe(200);
});
