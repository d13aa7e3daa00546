import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { codeServicesOf } from '../../../delivery/code-services-of.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Env } from '../../../env.ts';
import { env } from '../../../testing/bindings.ts';
import { servicesAt } from '../../../testing/services.ts';
import { sendRemovalNotice } from '../accounts/removal-notice.ts';
import type { SmsLimits } from './code-services.ts';
import { otpHandlers } from './otp-handlers.ts';
import { countMessage, refuseNumber } from './message-limits.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => env.DB.prepare('DELETE FROM tries').run());

let made = 0;
const brazilian = () => `+55119612${String(30_000 + (made += 1))}`;
const mexican = () => `+5255123${String(40_000 + (made += 1))}`;

interface From {
  now?: number;
  network?: string | null;
}

/** Requests a code by SMS. */
async function sends(
  phone: string,
  sms: Partial<SmsLimits> = {},
  { now = NOW, network = null }: From = {},
) {
  const services = servicesAt(now, { network });
  const budgets: string[] = [];
  const asked = {
    ...services,
    codes: {
      ...services.codes,
      sms: { ...services.codes.sms, ...sms },
      report: ({ budget }: { budget: string }) => void budgets.push(budget),
    },
  };
  const body = { phone, purpose: 'signin' as const };
  const opened = await otpHandlers.openPhoneOtp({ body }, asked);
  const answer =
    opened instanceof Refusal
      ? opened
      : await otpHandlers.acquirePhoneOtp({ body: { sessionId: opened.sessionId } }, asked);
  const refused =
    answer instanceof Refusal ? { status: answer.status, ...answer.facts } : undefined;
  return { refused, sent: services.sent.length, budgets };
}

const codesOf = (vars: Partial<Env>) =>
  codeServicesOf(
    { ...env, ...vars },
    { db: servicesAt(NOW).db, now: NOW, language: 'en', headers: new Headers() },
  );
const limitsOf = (vars: Partial<Env>) => codesOf(vars).sms;
const SET_NONE = limitsOf({ SMS_GATEWAY_URL: 'https://sms.scores.com', SMS_COUNTRIES: '' });

it('captchas can be had where codes are sent, if SESSION_SECRET is set', () => {
  const SMS_API_URL = 'https://api.scores.com/sms';
  const vars = [{}, { SMS_API_URL }, { SESSION_SECRET: '' }];
  expect(vars.map((one) => codesOf(one).hasCaptchas)).toEqual([true, false, false]);
});

describe('an SMS', () => {
  it.each([
    ['Brazil', '+5511961234567'],
    ['Mexico', '+525512345678'],
  ])('is sent to a mobile number of a country of the brand by default: %s', (_country, number) => {
    expect(refuseNumber(number, SET_NONE)).toBeNull();
  });

  it.each([
    ['another country', '+34600000000', STATE.noSmsCountry],
    ['a satellite', '+881612345678', STATE.noSmsCountry],
    ['a network of no country', '+883510012345678', STATE.noSmsCountry],
    ['a fixed line', '+551132345678', STATE.notMobile],
    ['a premium line', '+5509001234567', STATE.notMobile],
  ])('is refused for other numbers: %s', (_what, number, state) => {
    expect(refuseNumber(number, SET_NONE)).toMatchObject({ status: 400, facts: { state } });
  });

  it.each(['', 'br', 'all'])(
    'is refused before a captcha where no SMS can be sent, with SMS_COUNTRIES=%j',
    async (SMS_COUNTRIES) => {
      const limits = limitsOf({ LOCAL: '0', SMS_GATEWAY_URL: '', SMS_COUNTRIES });
      const { refused, sent } = await sends(brazilian(), limits);
      expect(refused).toEqual({ status: 400, state: STATE.noSmsCountry });
      expect(sent).toBe(0);
    },
  );

  it.each(['+881612345678', '+883510012345678'])(
    'is refused for satellite and global networks even when every country is allowed: %s',
    (number) => {
      expect(refuseNumber(number, { ...SET_NONE, countries: null })).not.toBeNull();
    },
  );

  it('is not sent when the request is refused', async () => {
    const { refused, sent } = await sends('+881612345678');
    expect(refused).toEqual({ status: 400, state: STATE.noSmsCountry });
    expect(sent).toBe(0);
  });
});

describe('SMS within an hour', () => {
  it('are limited for one calling code, without affecting others', async () => {
    const limits = { perCallingCode: 2 };
    for (let at = 0; at < 2; at += 1) expect((await sends(brazilian(), limits)).sent).toBe(1);
    const third = await sends(brazilian(), limits);
    expect(third).toEqual({
      refused: { status: 429, state: STATE.noSmsLeft, retryAfter: 3_600 },
      sent: 0,
      budgets: ['sms to +55'],
    });
    expect((await sends(mexican(), limits)).sent).toBe(1);
    expect((await sends(brazilian(), limits, { now: NOW + HOUR })).sent).toBe(1);
  });

  it('have a total limit, which refused requests do not use up', async () => {
    const limits = { perCallingCode: 2, perHour: 3 };
    for (let at = 0; at < 5; at += 1) await sends(brazilian(), limits);
    expect((await sends(mexican(), limits)).sent).toBe(1);
    expect((await sends(mexican(), limits)).budgets).toEqual(['sms']);
  });

  it.each([
    ['the networks of a /48', (at: number) => `2001:db8:1:${at}::/64`],
    ['an IPv4 address', () => '192.0.2.1'],
  ])('go to %s up to a tenth of the budget of a calling code', async (_who, networkAt) => {
    const limits = { perCallingCode: 20 };
    const from = (at: number, now = NOW) =>
      sends(brazilian(), limits, { network: networkAt(at), now });
    for (let at = 0; at < 2; at += 1) expect((await from(at)).sent).toBe(1);
    expect(await from(2, NOW + HOUR / 4)).toEqual({
      refused: { status: 429, state: STATE.noSmsLeft, retryAfter: 2_700 },
      sent: 0,
      budgets: [],
    });
    const other = { network: '2001:db8:2:1::/64' };
    expect((await sends(brazilian(), limits, other)).sent).toBe(1);
    expect((await sends(mexican(), limits, { network: networkAt(3) })).sent).toBe(1);
    expect((await from(4, NOW + HOUR)).sent).toBe(1);
  });

  it('are left for others, however often one sender asks for more than its tenth', async () => {
    const limits = { perCallingCode: 3 };
    const taken = [];
    for (let at = 0; at < 6; at += 1) {
      const network = `2001:db8:1:${at}::/64`;
      taken.push((await sends(brazilian(), limits, { network })).sent);
    }
    expect(taken).toEqual([1, 0, 0, 0, 0, 0]);
    for (const network of ['192.0.2.2', '192.0.2.3'])
      expect((await sends(brazilian(), limits, { network })).sent).toBe(1);
  });

  it('go to five senders up to half of a budget, also if their first ones came before its hour', async () => {
    const limits = { perCallingCode: 20 };
    const senders = Array.from({ length: 5 }, (_, at) => `192.0.2.${at}`);
    /** Asks for codes from each sender; returns how many are sent. */
    const take = async (each: number, now: number) => {
      let sent = 0;
      for (const network of senders)
        for (let at = 0; at < each; at += 1)
          sent += (await sends(brazilian(), limits, { network, now })).sent;
      return sent;
    };
    const fan = (now: number) => sends(brazilian(), limits, { network: '198.51.100.1', now });
    expect((await fan(NOW)).sent).toBe(1);
    expect(await take(1, NOW + HOUR / 2)).toBe(5);
    // The budget's next hour: half an hour later the senders' first codes are an hour old.
    expect((await fan(NOW + HOUR)).sent).toBe(1);
    expect((await take(1, NOW + HOUR)) + (await take(3, NOW + HOUR * 1.5))).toBe(10);
    const [network = null] = senders;
    const { refused } = await sends(brazilian(), limits, { network, now: NOW + HOUR * 1.75 });
    expect(refused).toEqual({ status: 429, state: STATE.noSmsLeft, retryAfter: 900 });
    expect((await fan(NOW + HOUR * 1.75)).sent).toBe(1);
  });

  it('go to a sender up to a tenth of the budget in all', async () => {
    const limits = { perHour: 20 };
    const network = '192.0.2.1';
    expect((await sends(brazilian(), limits, { network })).sent).toBe(1);
    expect((await sends(mexican(), limits, { network })).sent).toBe(1);
    expect((await sends(mexican(), limits, { network })).refused?.status).toBe(429);
    expect((await sends(mexican(), limits, { network: '192.0.2.2' })).sent).toBe(1);
  });

  it('tell a number that it left its account, also when its sender used up its tenth', async () => {
    const services = servicesAt(NOW, { network: '192.0.2.1' });
    services.codes.sms.perCallingCode = 2;
    const count = (what: 'code' | 'notice') =>
      countMessage({ kind: 'phone', value: brazilian() }, what, services);
    expect(await count('code')).toBeNull();
    expect(await count('code')).toMatchObject({ status: 429 });
    expect(await count('notice')).toBeNull();
    expect(await count('notice')).toMatchObject({ status: 429 });
  });
});

describe('e-mails within an hour', () => {
  /** Requests a code by e-mail. */
  async function mails(emailsPerHour: number, { now = NOW, network = null }: From = {}) {
    const services = servicesAt(now, { network });
    const budgets: string[] = [];
    const report = ({ budget }: { budget: string }) => void budgets.push(budget);
    const codes = { ...services.codes, emailsPerHour, report };
    const body = { email: `budget-${(made += 1)}@example.org`, purpose: 'signin' as const };
    const answer = await otpHandlers.acquireEmailOtp({ body }, { ...services, codes });
    const refused =
      answer instanceof Refusal ? { status: answer.status, ...answer.facts } : undefined;
    return { refused, sent: services.sent.length, budgets };
  }

  it('have a limit, beside that of SMS', async () => {
    for (let at = 0; at < 2; at += 1) expect((await mails(2)).sent).toBe(1);
    expect(await mails(2)).toEqual({
      refused: { status: 429, state: STATE.noEmailsLeft, retryAfter: 3_600 },
      sent: 0,
      budgets: ['emails'],
    });
    expect((await sends(brazilian())).sent).toBe(1);
    expect((await mails(2, { now: NOW + HOUR })).sent).toBe(1);
  });

  it.each([
    ['the networks of a /48', (at: number) => `2001:db8:1:${at}::/64`],
    ['an IPv4 address', () => '192.0.2.1'],
  ])('go to %s up to a tenth of the limit', async (_who, networkAt) => {
    for (let at = 0; at < 2; at += 1)
      expect((await mails(20, { network: networkAt(at) })).sent).toBe(1);
    expect(await mails(20, { network: networkAt(2), now: NOW + HOUR / 4 })).toEqual({
      refused: { status: 429, state: STATE.noEmailsLeft, retryAfter: 2_700 },
      sent: 0,
      budgets: [],
    });
    expect((await mails(20, { network: '2001:db8:2:1::/64' })).sent).toBe(1);
  });

  it('tell an address that it left its account, also when none are left', async () => {
    expect((await mails(1)).sent).toBe(1);
    const services = servicesAt(NOW, { network: '192.0.2.1' });
    services.codes.emailsPerHour = 1;
    await sendRemovalNotice(services, { kind: 'email', value: 'left@example.org' });
    expect(services.sent).toMatchObject([{ to: 'left@example.org', kind: 'removed' }]);
  });

  it('are 5,000 by default', () => {
    expect(codesOf({ EMAILS_PER_HOUR: '' }).emailsPerHour).toBe(5_000);
    expect(codesOf({ EMAILS_PER_HOUR: '70' }).emailsPerHour).toBe(70);
  });
});
