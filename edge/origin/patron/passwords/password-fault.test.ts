import { describe, expect, it, vi } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import { httpBreachRange, type BreachRange } from './breach-list.ts';
import { passwordFault } from './password-fault.ts';

const names = ['Ana.Lima@example.org', '+5511961234567', 'golazo_10', null];

async function stateOf(password: string, rest: Partial<Parameters<typeof passwordFault>[0]> = {}) {
  return (await passwordFault({ password, names, ...rest }))?.facts.state ?? null;
}

describe('a password', () => {
  it.each([
    ['seven77', STATE.passwordTooShort],
    ['é'.repeat(7), STATE.passwordTooShort],
    ['👟'.repeat(7), STATE.passwordTooShort],
    ['a b'.repeat(43), STATE.passwordTooLong],
  ])('is refused by its length: %s', async (password, state) => {
    expect(await stateOf(password)).toBe(state);
  });

  it.each([
    'correct horse battery',
    'zzzzzzzzzqzzz',
    '74 83 29 17 55',
    'ção é ñandú',
    '👟👟👟👟👟👟👟👟',
    '        x',
    'x'.repeat(128),
    "'; DROP TABLE users; --",
  ])('ASVS 6.2.5: may contain any characters: %s', async (password) => {
    expect(await stateOf(password)).toBeNull();
  });

  it.each(['password', 'PassWord', '1234567890', 'iloveyou', 'trustno1', 'superman', 'qwertyuiop'])(
    'ASVS 6.2.4: is refused when it is common: %s',
    async (password) => {
      expect(await stateOf(password)).toBe(STATE.passwordTooCommon);
    },
  );

  it('ASVS 6.2.4: is checked against more than 3000 common ones that are long enough', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8);
    expect(longEnough.length).toBeGreaterThan(3_000);
  });

  it.each([
    'ana.lima@example.org',
    'i am Ana.Lima!',
    'my golazo_10 pass',
    '11 96123-4567',
    '+55 11 96123 4567 x',
  ])('is refused when it contains a name or address of the user: %s', async (password) => {
    expect(await stateOf(password)).toBe(STATE.passwordOwnName);
  });
});

describe('a list of breached passwords', () => {
  const password = 'correct horse battery';

  async function suffixOf(text: string) {
    const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
    return Buffer.from(digest).toString('hex').toUpperCase().slice(5);
  }

  it('ASVS 6.2.12: blocks its passwords, and receives only five digits of the hash', async () => {
    const suffix = await suffixOf(password);
    const breaches = vi.fn<BreachRange>(async () => `0123456789:4\r\n${suffix}:3\r\n`);
    expect(await stateOf(password, { breaches })).toBe(STATE.passwordTooCommon);
    expect(breaches.mock.calls).toEqual([[expect.stringMatching(/^[0-9A-F]{5}$/)]]);
  });

  it('does not count its padding as passwords', async () => {
    const suffix = await suffixOf(password);
    expect(await stateOf(password, { breaches: async () => `${suffix}:0\r\n` })).toBeNull();
  });

  it('blocks no password when it fails to load', async () => {
    const breaches = httpBreachRange('http://127.0.0.1:9/range');
    expect(await stateOf(password, { breaches })).toBeNull();
  });
});
