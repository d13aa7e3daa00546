import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import { scrypt } from '../../../hashing/scrypt.ts';
import * as hashing from './hash-password.ts';

const PASSWORD = 'a Horse, a kingdom';

function unrefused<Value>(value: Value | Refusal): Value {
  if (value instanceof Refusal) throw new Error(value.message);
  return value;
}

const hashPassword = async (password: string) =>
  unrefused(await hashing.hashPassword(password, scrypt));

const isPassword = async (password: string, hash: string | null) =>
  unrefused(await hashing.isPassword(password, hash, scrypt));

// Other tests hash cheaply.
beforeEach(() => void vi.stubEnv('TEST_MODE', '0'));

describe('the hash of a password', () => {
  it('contains its parameters and a salt: the same password has another hash each time', async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(one).toMatch(/^\$scrypt\$ln=14,r=16,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await isPassword(PASSWORD, one)).toBe(true);
    expect(await isPassword(PASSWORD, other)).toBe(true);
  });

  it.each([PASSWORD.toUpperCase(), PASSWORD.slice(0, -1), `${PASSWORD} `, ` ${PASSWORD}`, ''])(
    'ASVS 6.2.8: covers all characters as typed, and does not match %j',
    async (other) => {
      expect(await isPassword(other, await hashPassword(PASSWORD))).toBe(false);
    },
  );

  it('ASVS 6.2.8: covers the 128th character too', async () => {
    const long = 'é'.repeat(127);
    expect(await isPassword(`${long}b`, await hashPassword(`${long}a`))).toBe(false);
  });

  it('matches the same letters, whether composed or decomposed', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await isPassword('cafe\u0301 au lait', hash)).toBe(true);
  });

  it('is verified with its own parameters', async () => {
    const salt = btoa('SodiumChloride').replaceAll('=', '');
    const written = `$scrypt$ln=14,r=8,p=1$${salt}$${base64(RFC_7914)}`;
    expect(await isPassword('pleaseletmein', written)).toBe(true);
    expect(await isPassword('pleaseletmeIn', written)).toBe(false);
  });
});

/** RFC 7914, §12: the first half of `scrypt("pleaseletmein", "SodiumChloride", N=16384, r=8, p=1)`. */
const RFC_7914 = '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2';

function base64(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
}

it('hashing answers 429 with a retry after two seconds while too many requests wait', async () => {
  const busy = async () => null;
  const refusals = await Promise.all([
    hashing.hashPassword(PASSWORD, busy),
    hashing.isPassword(PASSWORD, null, busy),
  ]);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      status: 429,
      facts: { state: STATE.retryLimit, retryAfter: 2 },
    });
});

describe('an account without a password', () => {
  it.each([null, '', 'nonsense'])('accepts no password, whatever is stored: %j', async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
    expect(await isPassword(PASSWORD, hash)).toBe(false);
  });

  it('ASVS 6.3.8: is refused with as much hashing as a wrong password', async () => {
    const hash = await hashPassword(PASSWORD);
    const derive = vi.fn<hashing.Derive>(scrypt);
    expect(await hashing.isPassword('wrong', hash, derive)).toBe(false);
    expect(await hashing.isPassword('wrong', null, derive)).toBe(false);
    const costs = derive.mock.calls.map(([{ ln, r, p, password }]) => ({ ln, r, p, password }));
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });
});

it('a new hash is cheap only where CHEAP_HASHES is set in test mode', async () => {
  vi.stubEnv('CHEAP_HASHES', '1');
  expect(await hashPassword(PASSWORD)).toContain('$ln=14,');
  vi.stubEnv('TEST_MODE', '1');
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$scrypt\$ln=4,r=16,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword(PASSWORD, hash)).toBe(true);
  expect(await isPassword(`${PASSWORD}.`, hash)).toBe(false);
});
