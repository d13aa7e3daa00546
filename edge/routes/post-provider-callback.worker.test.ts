import { expect, it } from 'vitest';
import { PROVIDERS } from '../contracts/patron-calls.ts';
import { call } from '../testing/call.ts';

const post = (provider: string, fields: Record<string, string>) =>
  call(
    new Request(`https://scores.example/${provider}/callback`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' },
    }),
  );

it.each(PROVIDERS)(
  'the form of %s becomes a GET with only what the page reads',
  async (provider) => {
    const read = { code: 'c 1', state: 's', iss: 'https://i.example', error: 'e' };
    const { status, headers } = await post(provider, { user: '{"name":"Ida"}', ...read });
    expect({ status, to: headers.get('location'), keeps: headers.get('cache-control') }).toEqual({
      status: 303,
      to: `/${provider}/callback?code=c+1&state=s&iss=https%3A%2F%2Fi.example&error=e`,
      keeps: 'no-store',
    });
  },
);

it.each([32_000, 1_950])(
  'a form that is too long, or leads to an address that is, is refused: %i characters',
  async (length) => {
    const { status, headers } = await post('apple', { code: 'x'.repeat(length), state: 's' });
    expect([status, headers.get('location')]).toEqual([400, null]);
  },
);
