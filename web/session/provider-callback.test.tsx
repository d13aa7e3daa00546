// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { areasOf } from '../../edge/shared/text/areas.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { routed } from '../ui/testing/routed.tsx';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { TextContext } from '../ui/use-text.ts';
import { ProviderCallback } from './provider-callback.tsx';
import { beginSocialSignIn } from './social-sign-in.ts';

const CATALOGUES = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '../../edge/shared/text/catalogues/en/*.ts',
  { import: 'default', eager: true },
);
/** Keys of the texts that the page loads. */
const LOADED = new Set(
  areasOf('/google/callback').flatMap((area) =>
    Object.entries(CATALOGUES[`../../edge/shared/text/catalogues/en/${area}.ts`] ?? {}).flatMap(
      ([group, texts]) => Object.keys(texts).map((name) => `${group}.${name}`),
    ),
  ),
);
/** Shows the key of a text that the page does not load, as a browser does. */
const pageText = new Proxy(textOf('en'), {
  apply: (text, self, given: [string]): string =>
    LOADED.has(given[0]) ? String(Reflect.apply(text, self, given)) : given[0],
});

let sent: { url: string; body: string }[];
const replace = vi.fn<(to: string) => void>();
const assign = vi.fn<(to: string) => void>();

beforeEach(() => {
  sent = [];
  vi.spyOn(location, 'replace').mockImplementation((to) => replace(String(to)));
  vi.spyOn(location, 'assign').mockImplementation((to) => assign(String(to)));
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  replace.mockClear();
  assign.mockClear();
});

const show = shownBoxes();

/** Opens the provider's return page, with this API response. */
async function arrive(query: string, answer: Response | null = null): Promise<string> {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ url: request.url, body: await request.text() });
    return answer ?? Response.json({ data: { accessToken: 'a', expiresIn: 900 } });
  });
  history.replaceState(null, '', `/google/callback${query}`);
  const container = await show(
    routed(
      <TextContext value={pageText}>
        <ProviderCallback provider="google" begin={() => beginSocialSignIn('google', '/')} />
      </TextContext>,
    ),
  );
  await eventually(async () => {
    await act(async () => {});
    const hasFailed = container.textContent?.includes('Try again');
    expect(hasFailed || replace.mock.calls.length > 0).toBe(true);
  });
  return container.textContent ?? '';
}

test('the provider’s response signs in once and is removed from the URL', async () => {
  await arrive('?code=c&state=s&iss=https%3A%2F%2Fissuer.example');
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    code: 'c',
    state: 's',
    iss: 'https://issuer.example',
  });
  expect(location.search).toBe('');
  expect(replace.mock.calls).toEqual([['/']]);
});

test.each([
  ['/me/profile?tab=1', '/me/profile?tab=1'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['https://evil.example/', '/'],
])('a sign-in begun at %s returns to %s', async (from, to) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { url: 'https://provider.example/', state: 's' } }),
  );
  await beginSocialSignIn('google', from);
  expect(assign.mock.calls).toEqual([['https://provider.example/']]);
  await arrive('?code=c&state=s');
  expect(replace.mock.calls).toEqual([[to]]);
});

describe('a sign-in that failed says why, and can be tried again', () => {
  test.each([
    ['?error=access_denied&state=s', null, 'You have not been signed in with Google.'],
    ['?code=c', null, 'You have not been signed in with Google.'],
    ['?code=c&state=s', [400, 11_840], 'took too long'],
    ['?code=c&state=s', [409, 11_834], 'no confirmed e-mail address'],
    ['?code=c&state=s', [409, 11_832], 'has an account here already'],
    ['?code=c&state=s', [429, 11_828], 'Too many accounts have been opened from your network'],
    ['?code=c&state=s', [503, undefined], 'Something went wrong'],
  ] as const)('%s with the response %j', async (query, failure, words) => {
    const answer =
      failure && Response.json({ message: 'no', state: failure[1] }, { status: failure[0] });
    const text = await arrive(query, answer);
    expect(text).toContain(words);
    expect(text).toContain('Try again');
    expect(replace).not.toHaveBeenCalled();
  });
});
