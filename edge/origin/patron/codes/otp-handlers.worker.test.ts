import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import { env } from '../../../testing/bindings.ts';
import { otpRequests } from '../../db/code-schema.ts';
import { createDatabase } from '../../db/database.ts';
import type { CodeServices } from './code-services.ts';
import { spendProof } from '../accounts/proofs.ts';
import { digestOf } from '../../../digest.ts';
import { servicesAt } from '../../../testing/services.ts';
import { otpHandlers } from './otp-handlers.ts';
import { openRequest, putCode } from './otp-requests.ts';
import {
  HOUR,
  MINUTE,
  NOW,
  acquire,
  hasAccount,
  newAddress,
  newEmail,
  newNetwork,
  newSite,
  refusal,
  sentTo,
  solved,
  taken,
  verify,
  workFor,
} from './testing/email-codes.ts';

type Captcha = CodeServices['captcha'];

const db = createDatabase(env.DB);
const OPENED = {
  identifier: { kind: 'email', value: 'ana@example.org' },
  purpose: 'signin',
  userId: null,
} as const;

describe('ASVS 6.5.1: a one-time code', () => {
  it('proves once that the address belongs to the caller', async () => {
    const email = newEmail();
    const sent = await sentTo(email);
    expect(sent.code).toMatch(/^\d{6}$/);
    const { otpToken } = taken(await verify(sent));
    const shown = { token: otpToken, kinds: ['otp-register'] as const, now: NOW };
    expect(await spendProof(db, shown)).toBe(`email:${email}`);
    expect(refusal(await verify(sent))).toEqual({ status: 400, state: STATE.codeExpired });
  });

  it('is accepted once in concurrent requests', async () => {
    const sent = await sentTo(newEmail());
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(sent)));
    expect(answers.filter((answer) => !(answer instanceof Refusal))).toHaveLength(1);
  });
});

it('the answer says how long to wait before the next request', async () => {
  const services = servicesAt(NOW);
  const answer = taken(await acquire(services, newEmail()));
  expect(answer).toMatchObject({ expiresIn: 300, resendIn: 60 });
  services.codes.resendSeconds = 1;
  expect(taken(await acquire(services, newEmail()))).toMatchObject({ resendIn: 1 });
});

describe('ASVS 6.5.2: a code at rest', () => {
  it('is a keyed hash, salted by its request', async () => {
    const { code, requestId } = await sentTo(newEmail());
    const [kept] = await db.select().from(otpRequests).where(eq(otpRequests.id, requestId));
    expect(kept?.codeHash).toMatch(/^[\w-]{43}$/);
    expect(kept?.codeHash).not.toBe(await digestOf(code));
    const same = await Promise.all(
      ['one', 'other'].map(async (id) => {
        await openRequest(db, { ...OPENED, id }, NOW);
        await putCode(db, { id, code: '123456', secret: 'a secret of tests', now: NOW });
        const [row] = await db.select().from(otpRequests).where(eq(otpRequests.id, id));
        return row?.codeHash;
      }),
    );
    expect(same[0]).not.toBe(same[1]);
  });
});

describe('ASVS 6.5.5: a code lives for five minutes', () => {
  it('expires after exactly five minutes', async () => {
    const sent = await sentTo(newEmail());
    const late = await verify(sent, NOW + 5 * MINUTE);
    expect(refusal(late)).toEqual({ status: 400, state: STATE.codeExpired });
    expect(taken(await verify(sent, NOW + 5 * MINUTE - 1))).toHaveProperty('otpToken');
  });
});

describe('ASVS 6.6.2: a code is bound to its request', () => {
  it('is refused by another request', async () => {
    const one = await sentTo(newEmail());
    const other = await sentTo(newEmail());
    const crossed = await verify({ requestId: other.requestId, code: one.code });
    expect(refusal(crossed)).toEqual({ status: 400, state: STATE.incorrectCode });
    const unknown = await verify({ requestId: 'guess', code: one.code });
    expect(refusal(unknown)).toEqual({ status: 400, state: STATE.codeExpired });
  });

  it('is refused on another channel', async () => {
    const { requestId, code } = await sentTo(newEmail());
    const body = { sessionId: requestId, code };
    const answer = await otpHandlers.verifyPhoneOtp({ body }, servicesAt(NOW));
    expect(refusal(answer)).toEqual({ status: 400, state: STATE.codeExpired });
  });

  it('gives no proof for another purpose', async () => {
    const { otpToken } = taken(await verify(await sentTo(newEmail())));
    const kinds = ['otp-signin', 'otp-reset', 'otp-verify'] as const;
    expect(await spendProof(db, { token: otpToken, kinds, now: NOW })).toBeNull();
  });
});

describe('limits on code requests', () => {
  beforeEach(() => env.DB.exec('DELETE FROM tries'));

  /** Requests of a network that gets ten e-mails, or one SMS, for the usual work, and all its messages for more. */
  const few = (network: string | null, captcha?: Captcha) => {
    const services = servicesAt(NOW, { network });
    const codes = { ...services.codes, perNetwork: 1, emailsPerHour: 100_000 };
    const required = captcha && { isCaptchaRequired: true, captcha };
    return { ...services, codes: { ...codes, ...required } };
  };

  it('a neighbour’s many codes refuse no others of an IPv4 address, and only raise the captcha work', async () => {
    const network = newNetwork();
    taken(await acquire(few(network), newEmail()));
    const works = [];
    for (const count of [9, 10, 20, 39, 40, 9_000]) {
      // The address is new each time, so all that counts is the network, and its part of the messages.
      await env.DB.exec(`UPDATE tries SET count = ${count} WHERE until = ${NOW + HOUR}`);
      works.push(await workFor(few(network), newEmail()));
    }
    expect(works).toEqual([1, 2, 4, 8, 16, 16]);
    expect(await workFor(few(newNetwork()), newEmail())).toBe(1);
  });

  it('concurrent requests of a network with easy captchas get no more codes than others', async () => {
    const network = newNetwork();
    const answers = await Promise.all(
      Array.from({ length: 14 }, async () => acquire(few(network, await solved()), newEmail())),
    );
    const refused = answers.flatMap((answer) => refusal(answer) ?? []);
    expect(refused).toEqual(
      Array.from({ length: 4 }, () => ({ status: 400, state: STATE.captchaTooEasy })),
    );
  });

  it('a network gets ten e-mails for each SMS before it needs more captcha work', async () => {
    const network = newNetwork();
    const sendSms = async (phone: string) => {
      const services = few(network, await solved());
      const opening = { body: { phone, purpose: 'signin' as const } };
      const { sessionId } = taken(await otpHandlers.openPhoneOtp(opening, services));
      return refusal(await otpHandlers.acquirePhoneOtp({ body: { sessionId } }, services));
    };
    expect(await sendSms('+5511961239001')).toBeNull();
    expect(await sendSms('+5511961239002')).toEqual({
      status: 400,
      state: STATE.captchaTooEasy,
    });
    expect(await workFor(few(network), newEmail())).toBe(1);
  });

  describe.each([
    ['an IPv4 address', newAddress],
    ['the networks of a /48', newSite],
  ])('from %s', (_who, sender) => {
    const from = (network: string, now: number) => {
      const services = servicesAt(now, { network });
      return { ...services, codes: { ...services.codes, perNetwork: 100 } };
    };

    it('an address gets five codes an hour, however it is written', async () => {
      const email = newEmail();
      const networkOf = sender();
      for (let at = 0; at < 5; at += 1) taken(await acquire(from(networkOf(), NOW), email));
      for (const written of [email.toUpperCase(), email.replace('@', '+tag@')]) {
        const sixth = await acquire(from(networkOf(), NOW + MINUTE), written, 'reset');
        expect(refusal(sixth)).toEqual({ status: 429, state: STATE.retryLimit, retryAfter: 3_540 });
      }
      taken(await acquire(from(networkOf(), NOW + MINUTE), newEmail()));
      taken(await acquire(from(newNetwork(), NOW + MINUTE), email));
      taken(await acquire(from(networkOf(), NOW + HOUR), email));
    });

    it('an address gets twenty codes a day, and what the hour refuses does not count', async () => {
      const email = newEmail();
      const networkOf = sender();
      const networks = Array.from({ length: 4 }, () => networkOf());
      for (const [hour, network] of networks.entries()) {
        const answers = [];
        for (let at = 0; at < 6; at += 1)
          answers.push(refusal(await acquire(from(network, NOW + hour * HOUR), email)));
        expect(answers.map((answer) => answer?.status ?? 200)).toEqual([
          ...Array.from({ length: 5 }, () => 200),
          429,
        ]);
      }
      const late = await acquire(from(networkOf(), NOW + 5 * HOUR), email);
      expect(refusal(late)).toEqual({
        status: 429,
        state: STATE.retryLimit,
        retryAfter: (19 * HOUR) / 1_000,
      });
      taken(await acquire(from(newNetwork(), NOW + 5 * HOUR), email));
      taken(await acquire(from(networkOf(), NOW + 24 * HOUR), email));
    });
  });

  it('requests by others do not block the owner of an address, and only raise the captcha work', async () => {
    const email = newEmail();
    for (let at = 0; at < 20; at += 1)
      taken(await acquire(servicesAt(NOW, { network: newNetwork() }), email));
    expect(await workFor(servicesAt(NOW, { network: newNetwork() }), email)).toBe(16);
    expect(await workFor(servicesAt(NOW, { network: newNetwork() }), newEmail())).toBe(1);
    expect(await workFor(servicesAt(NOW + HOUR, { network: newNetwork() }), email)).toBe(1);
  });

  it('the networks of one /48 get the codes of two, and each further ones double the captcha work', async () => {
    const networkOf = newSite();
    taken(await acquire(few(networkOf()), newEmail()));
    await env.DB.exec(`UPDATE tries SET count = 40 WHERE until = ${NOW + HOUR}`);
    expect(await workFor(few(networkOf()), newEmail())).toBe(4);
    expect(await workFor(few('2001:db8:ffff:1::/64'), newEmail())).toBe(1);
  });
});

describe('ASVS 6.3.8: a caller cannot learn whether an account exists', () => {
  const ids = /[\w-]{36}/g;

  it.each(['register', 'signin', 'reset'] as const)(
    'the response is the same with and without an account: %s',
    async (purpose) => {
      const [known, unknown] = [newEmail(), newEmail()];
      await hasAccount(known);
      const answers = await Promise.all(
        [known, unknown].map(async (email) => {
          const services = servicesAt(NOW);
          const answer = taken(await acquire(services, email, purpose));
          expect(services.sent).toHaveLength(1);
          const tried = await verify({ ...answer, code: '000000' });
          return JSON.stringify([answer, refusal(tried)]).replaceAll(ids, 'id');
        }),
      );
      expect(answers[0]).toBe(answers[1]);
    },
  );

  it.each([
    ['register', true, 'account-exists', true],
    ['register', false, 'code', true],
    ['signin', true, 'code', true],
    ['signin', false, 'no-account', false],
    ['reset', true, 'code', true],
    ['reset', false, 'no-account', false],
  ] as const)(
    'only the message to the address shows it: %s, %s',
    async (purpose, exists, kind, hasCode) => {
      const email = newEmail();
      if (exists) await hasAccount(email);
      const services = servicesAt(NOW);
      taken(await acquire(services, email.toUpperCase(), purpose));
      const [notice] = services.sent;
      expect(notice?.kind).toBe(kind);
      expect(notice?.code !== null).toBe(hasCode);
    },
  );
});

it.each(['register', 'signin', 'reset', 'verify'] as const)(
  'a message goes to the account’s address as stored, since hosts may tell letter cases apart: %s',
  async (purpose) => {
    const typed = newEmail();
    const email = `F${typed.slice(1)}`;
    const user = { userId: await hasAccount(email) };
    const services = servicesAt(NOW, { user });
    const { requestId } = taken(await acquire(services, typed, purpose));
    expect(services.sent).toMatchObject([{ to: email }]);
    const [request] = await db.select().from(otpRequests).where(eq(otpRequests.id, requestId));
    // The address that the code proves.
    expect(request?.target).toBe(email);
  },
);

describe('verifying an address', () => {
  it('requires a signed-in user', async () => {
    const answer = await acquire(servicesAt(NOW), newEmail(), 'verify');
    expect(refusal(answer)).toEqual({ status: 401, state: STATE.signInRequired });
  });

  it.each([
    ['own', 'code'],
    ['other', 'taken'],
    ['free', 'code'],
  ] as const)(
    'sends a code, or a notice when another account has the address: %s',
    async (whose, kind) => {
      const email = newEmail();
      const own = whose === 'free' ? 'nobody' : await hasAccount(email);
      const user = { userId: whose === 'other' ? 'somebody' : own };
      const services = servicesAt(NOW, { user });
      taken(await acquire(services, email, 'verify'));
      expect(services.sent[0]?.kind).toBe(kind);
    },
  );
});

describe('a phone number', () => {
  it('is read as one of its country, and gets its message by SMS', async () => {
    const body = { phone: '(11) 96123-4567', countryCode: 'BR', purpose: 'signin' as const };
    const { sessionId, phone } = taken(await otpHandlers.openPhoneOtp({ body }, servicesAt(NOW)));
    expect(phone).toBe('+5511961234567');
    const services = servicesAt(NOW);
    taken(await otpHandlers.acquirePhoneOtp({ body: { sessionId } }, services));
    expect(services.sent).toMatchObject([{ channel: 'sms', to: phone, kind: 'no-account' }]);
  });

  it.each([
    ['a network', 100, '198.51.100.61', '198.51.100.61', '198.51.100.62'],
    ['a /48', 500, '2001:db8:61:1::/64', '2001:db8:61:2::/64', '2001:db8:62:1::/64'],
  ])('%s begins %i requests an hour, and each further one takes a captcha', async (...row) => {
    const [_whose, most, one, same, other] = row;
    const body = { phone: '+525512345678', purpose: 'register' as const };
    const beginFrom = (network: string, captcha: Captcha = { token: null, uuid: null }) => {
      const services = servicesAt(NOW, { network });
      const codes = { ...services.codes, isCaptchaRequired: true, captcha };
      return otpHandlers.openPhoneOtp({ body }, { ...services, codes });
    };
    taken(await beginFrom(one));
    await env.DB.exec(`UPDATE tries SET count = ${most} WHERE count = 1`);
    expect(refusal(await beginFrom(same))).toEqual({ status: 400, state: STATE.captchaRequired });
    taken(await beginFrom(same, await solved()));
    taken(await beginFrom(other));
  });

  it('accepts only its newest code', async () => {
    const body = { phone: '+525512345678', purpose: 'register' as const };
    const { sessionId } = taken(await otpHandlers.openPhoneOtp({ body }, servicesAt(NOW)));
    const codes = [];
    for (const now of [NOW, NOW + MINUTE]) {
      const services = servicesAt(now);
      taken(await otpHandlers.acquirePhoneOtp({ body: { sessionId } }, services));
      codes.push(services.sent[0]?.code ?? '');
    }
    const [old = '', code = ''] = codes;
    const verifyPhone = (typed: string) =>
      otpHandlers.verifyPhoneOtp({ body: { sessionId, code: typed } }, servicesAt(NOW + MINUTE));
    expect(old === code || refusal(await verifyPhone(old))?.state === STATE.incorrectCode).toBe(
      true,
    );
    expect(taken(await verifyPhone(code))).toHaveProperty('otpToken');
    const again = await otpHandlers.acquirePhoneOtp(
      { body: { sessionId } },
      servicesAt(NOW + 3 * MINUTE),
    );
    expect(refusal(again)).toEqual({ status: 400, state: STATE.codeExpired });
  });
});

describe('a delivery or captcha failure', () => {
  it.each(['failed', 'not-set'] as const)(
    'answers 503 when the delivery is %s',
    async (delivered) => {
      const answer = await acquire(servicesAt(NOW, { delivered }), newEmail());
      expect(refusal(answer)).toEqual({ status: 503 });
    },
  );

  it.each(['with', 'without'])(
    'answers 400 when the provider refuses the address, %s an account',
    async (has) => {
      const email = newEmail();
      if (has === 'with') await hasAccount(email);
      const answer = await acquire(servicesAt(NOW, { delivered: 'refused' }), email);
      expect(refusal(answer)).toEqual({ status: 400, state: STATE.identifierMalformed });
    },
  );

  it('answers 400 without a captcha, and with a forged one', async () => {
    const { codes, ...services } = servicesAt(NOW);
    const required = { ...services, codes: { ...codes, isCaptchaRequired: true } };
    expect(refusal(await acquire(required, newEmail()))).toEqual({
      status: 400,
      state: STATE.captchaRequired,
    });
    const forged = {
      ...required,
      codes: { ...required.codes, captcha: { token: 'x', uuid: 'y' } },
    };
    expect(refusal(await acquire(forged, newEmail()))).toEqual({
      status: 400,
      state: STATE.captchaWrong,
    });
  });
});
