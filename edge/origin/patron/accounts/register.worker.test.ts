import { describe, expect, it } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import { getProfile } from '../../../contracts/patron-calls.ts';
import { register, resolveIdentifier } from '../../../contracts/session-calls.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, proofOf, registered } from '../../../testing/patron.ts';

async function registerWith(address: string, rest: object = {}) {
  const otpToken = await proofOf(address, 'otp-register');
  return ask(register, { body: { otpToken, password: PASSWORD, ...rest } });
}

describe('an account', () => {
  it('is opened for a confirmed address, and its profile has the known data', async () => {
    const { accessToken } = await registered('Ana@Example.org');
    expect(await dataOf(getProfile, {}, { token: accessToken })).toMatchObject({
      email: 'Ana@example.org',
      phone: null,
      username: null,
      countryCode: null,
      hasPassword: true,
      ageVerified: false,
      avatarUri: null,
      providers: [],
      bettingAccounts: [],
      addressConfirmed: true,
      uniqueHashKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('can be opened for a phone number, with a username and a country', async () => {
    const otpToken = await proofOf('+55 11 96123-4567', 'otp-register');
    const { accessToken } = await dataOf(register, {
      body: { otpToken, password: PASSWORD, username: 'Bia_10', countryCode: 'mx' },
    });
    expect(await dataOf(getProfile, {}, { token: accessToken })).toMatchObject({
      email: null,
      phone: '+5511961234567',
      username: 'Bia_10',
      countryCode: 'mx',
    });
  });

  it('is opened once when concurrent requests use one proof', async () => {
    const otpToken = await proofOf('once@example.org', 'otp-register');
    const tries = Array.from({ length: 4 }, () =>
      ask(register, { body: { otpToken, password: PASSWORD } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  });

  it.each(['taken@example.org', 'TAKEN@example.org'])(
    'is refused for an address that already has one: %s',
    async (again) => {
      await registered('taken@example.org').catch(() => undefined);
      expect(await registerWith(again)).toMatchObject({
        status: 409,
        body: { state: STATE.accountExists },
      });
    },
  );

  it.each([
    [
      'a network opens two thousand',
      2_000,
      ['192.0.2.31', '192.0.2.31', '192.0.2.31'],
      '192.0.2.32',
    ],
    [
      'a /48 opens a thousand',
      1_000,
      ['2001:db8:a:1::/64', '2001:db8:a:2::/64', '2001:db8:a:3::/64'],
      '2001:db8:b:1::/64',
    ],
  ])('is not opened once %s within thirty days', async (what, most, [one, two, three], other) => {
    const open = async (name: string, network = '', otpToken?: string) => {
      const proof = otpToken ?? (await proofOf(`${name}-${most}@example.org`, 'otp-register'));
      return ask(register, { body: { otpToken: proof, password: PASSWORD } }, { network });
    };
    expect((await open('one', one)).status).toBe(200);
    const inDays = Date.now() + 29 * 86_400_000;
    const counted = env.DB.prepare('UPDATE tries SET count = ? WHERE until > ? AND count = 1');
    await counted.bind(most - 1, inDays).run();
    expect((await open('two', two)).status).toBe(200);
    const proof = await proofOf(`three-${most}@example.org`, 'otp-register');
    expect(await open(what, three, proof)).toMatchObject({
      status: 429,
      body: { state: STATE.noAccountsLeft },
    });
    expect((await open(what, other, proof)).status).toBe(200);
  });

  it('counts once for its network, however often its proof is shown at once', async () => {
    const otpToken = await proofOf('at-once@example.org', 'otp-register');
    const shown = { body: { otpToken, password: PASSWORD } };
    await env.DB.exec('DELETE FROM tries');
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask(register, shown, { network: '192.0.2.33' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const ofMonth = env.DB.prepare('SELECT count FROM tries WHERE until > ?');
    const { results } = await ofMonth.bind(Date.now() + 29 * 86_400_000).all();
    expect(results).toEqual([{ count: 1 }]);
  });

  it('has a unique username, whatever its case', async () => {
    expect((await registerWith('first@example.org', { username: 'Golazo' })).status).toBe(200);
    expect(await registerWith('second@example.org', { username: 'gOLAZO' })).toMatchObject({
      status: 409,
      body: { state: STATE.usernameTaken },
    });
  });

  it('cannot have a username that looks like staff', async () => {
    expect(await registerWith('staff@example.org', { username: 'T0uchline' })).toMatchObject({
      status: 409,
      body: { state: STATE.usernameReserved },
    });
  });

  it.each([
    [{ password: 'short' }, STATE.passwordTooShort],
    [{ password: 'x'.repeat(129) }, STATE.passwordTooLong],
    [{ password: 'password1' }, STATE.passwordTooCommon],
    [{ password: 'refused-me-12' }, STATE.passwordOwnName],
    [{ username: 'ab' }, STATE.usernameMalformed],
    [{ username: 'joão' }, STATE.usernameMalformed],
  ])('is refused with %j, and may be tried again with the same proof', async (rest, state) => {
    const otpToken = await proofOf('refused-me@example.org', 'otp-register');
    expect(await ask(register, { body: { otpToken, password: PASSWORD, ...rest } })).toMatchObject({
      status: 400,
      body: { state },
    });
    const { results } = await env.DB.prepare(
      "SELECT used_at FROM proofs WHERE subject = 'email:refused-me@example.org'",
    ).all();
    expect(results.every((row) => row['used_at'] === null)).toBe(true);
  });

  it.each(['otp-signin', 'otp-reset'] as const)(
    'is not opened with a proof of another kind: %s',
    async (kind) => {
      const otpToken = await proofOf('kinds@example.org', kind);
      expect(await ask(register, { body: { otpToken, password: PASSWORD } })).toMatchObject({
        status: 400,
        body: { state: STATE.proofRequired },
      });
    },
  );
});

describe('the stored data of an account', () => {
  it('contains no password in any row', async () => {
    const password = 'this stands nowhere at all';
    await registered('kept@example.org', password);
    for (const table of ['users', 'sessions', 'proofs', 'tries']) {
      const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
      expect(JSON.stringify(results)).not.toContain(password);
    }
  });
});

describe('an identifier', () => {
  it.each([
    ['Ana@Example.ORG', {}, { kind: 'email', identifier: 'Ana@example.org' }],
    ['(11) 96123-4567', { 'country-code': 'br' }, { kind: 'phone', identifier: '+5511961234567' }],
  ])('is recognized and normalized: %s', async (identifier, headers, data) => {
    expect(await dataOf(resolveIdentifier, { body: { identifier } }, { headers })).toEqual(data);
  });

  it('is refused when it is neither an e-mail address nor a phone number', async () => {
    expect(await ask(resolveIdentifier, { body: { identifier: 'ana' } })).toMatchObject({
      status: 400,
      body: { state: STATE.identifierMalformed },
    });
  });

  it('ASVS 6.3.8: gets the same response whether or not an account has it', async () => {
    await registered('known@example.org');
    const answers = ['known@example.org', 'unknown@example.org'].map(async (identifier) => {
      const { kind } = await dataOf(resolveIdentifier, { body: { identifier } });
      return kind;
    });
    expect(await Promise.all(answers)).toEqual(['email', 'email']);
  });
});
