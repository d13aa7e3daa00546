// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../api/client.ts';
import { ensureCountryCookie } from './country-cookie.ts';

function apiLocating(countryCode: string | null) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () =>
    Response.json({ data: { countryCode } }),
  );
  return { fetch, api: createApi({ origin: 'https://example.org', fetch, report: () => {} }) };
}

// Test files share the document and leave cookies in it.
const kept = () => /country=\w+/.exec(document.cookie)?.[0];

beforeEach(() => {
  document.cookie = 'country=; Max-Age=-1; Path=/';
});

test('a country cookie is set from the located country if none exists', async () => {
  const { api, fetch } = apiLocating('BR');
  await ensureCountryCookie(api);
  expect(kept()).toBe('country=br');
  expect(fetch.mock.calls[0]?.[0].url).toMatch(/-patron\/country\/locate$/);
});

test('a stored country is not requested again', async () => {
  document.cookie = 'country=es; Path=/';
  const { api, fetch } = apiLocating('BR');
  await ensureCountryCookie(api);
  expect(kept()).toBe('country=es');
  expect(fetch).not.toHaveBeenCalled();
});

test('no cookie is set if the country is unknown', async () => {
  await ensureCountryCookie(apiLocating(null).api);
  expect(kept()).toBeUndefined();
});
