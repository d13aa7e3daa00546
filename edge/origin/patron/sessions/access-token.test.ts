import { expect, it } from 'vitest';
import { readAccessToken, signAccessToken } from './access-token.ts';

const secret = new TextEncoder().encode('a secret of tests that is long enough');
const session = { userId: 'u1', sessionId: 's1' };

it.each([1_800_000_000_000, 1_800_000_000_001, 1_800_000_000_999])(
  'a token is valid for its full lifetime, whenever it is signed: %i',
  async (now) => {
    const token = await signAccessToken({ ...session, secret, life: 2, now });
    expect(await readAccessToken(token, [secret], now + 1_999)).toEqual(session);
    expect(await readAccessToken(token, [secret], now + 3_000)).toBeNull();
  },
);

it('accepts a token of the old secret while another replaces it, and not afterwards', async () => {
  const now = 1_800_000_000_000;
  const other = new TextEncoder().encode('another secret of tests, long enough');
  const token = await signAccessToken({ ...session, secret, life: 2, now });
  expect(await readAccessToken(token, [other, secret], now)).toEqual(session);
  expect(await readAccessToken(token, [other], now)).toBeNull();
});
