import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRODUCT } from '../../../edge/contracts/product.ts';
import { STATE } from '../../../edge/contracts/states.ts';
import { createApi } from '../../api/client.ts';
import { sendCode, verifyCode } from './codes.ts';
import { passCaptcha, type Solve } from '../../app/captcha/pass-captcha.ts';
import { CAPTCHA_ANSWERS } from '../../app/captcha/testing/challenge.ts';

/** The APIs' responses, by the end of the path. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/captcha/config/info': CAPTCHA_ANSWERS.info,
  '/captcha/quiz': CAPTCHA_ANSWERS.quiz,
  '/captcha/quiz/verification': CAPTCHA_ANSWERS.verification,
  '/v3/patron-user/email/acquireOtp': { requestId: 'r1', expiresIn: 600, resendIn: 60 },
  '/phone/otp/session': { sessionId: 's1', phone: '+34600000000' },
  '/phone/otp/acquire': { expiresIn: 600, resendIn: 60 },
  '/v3/patron-user/email/verifyOtp': { otpToken: 'proof' },
};
const PREFIX = new RegExp(`^/api/(?:sms-center|${PRODUCT}-patron)`);

interface Sent {
  path: string;
  search: string;
  headers: Headers;
  body: string;
}

let sent: Sent[];
/** States of the refusals before a call succeeds, by the end of the path. */
let refusals: Record<string, number[]>;
let webdriver: boolean;

beforeEach(() => {
  sent = [];
  refusals = {};
  webdriver = false;
  vi.stubGlobal('navigator', {
    get webdriver() {
      return webdriver;
    },
  });
});

afterEach(() => void vi.unstubAllGlobals());

const api = createApi({
  origin: 'https://example.org',
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(PREFIX, '');
    sent.push({ path, search, headers: request.headers, body: await request.text() });
    const state = refusals[path]?.shift();
    if (state !== undefined) return Response.json({ message: 'Refused', state }, { status: 400 });
    return Response.json({ data: ANSWERS[path] });
  },
  report: () => {},
});

const solve: Solve = async () => ({ counter: 1, derivedKey: '00' });
const email = { kind: 'email', identifier: 'ana@example.org', purpose: 'signin' } as const;
const phone = { kind: 'phone', identifier: '+34600000000', purpose: 'signin' } as const;

test.each([
  ['/v3/patron-user/email/acquireOtp', email],
  ['/phone/otp/acquire', phone],
])(
  'captcha token and uuid go to %s as headers Captcha-Token and Captcha-Uuid, not in the body',
  async (path, asked) => {
    await sendCode(api, asked, solve);
    const acquired = sent.find((one) => one.path === path);
    expect(acquired?.headers.get('Captcha-Token')).toBe('solved');
    expect(acquired?.headers.get('Captcha-Uuid')).toBe('captcha-1');
    expect(acquired?.body).not.toMatch(/solved|captcha/i);
  },
);

test('a captcha refused as too easy is followed by one with twice the work, up to 16 times', async () => {
  const path = '/v3/patron-user/email/acquireOtp';
  const { captchaTooEasy } = STATE;
  refusals = { [path]: [captchaTooEasy, captchaTooEasy] };
  expect(await sendCode(api, email, solve)).toMatchObject({ id: 'r1' });
  const works = () => sent.filter((one) => one.path === '/captcha/quiz').map((one) => one.search);
  expect(works()).toEqual(['', '?work=2', '?work=4']);
  sent = [];
  refusals = { [path]: Array.from({ length: 10 }, () => captchaTooEasy) };
  await expect(sendCode(api, email, solve)).rejects.toMatchObject({ state: captchaTooEasy });
  expect(works().at(-1)).toBe('?work=16');
});

test('a code is verified with a captcha only if the API asks for one', async () => {
  const path = '/v3/patron-user/email/verifyOtp';
  const code = { ...email, id: 'r1', resendAt: 0 };
  await verifyCode(api, code, '123456', solve);
  expect(sent.map((one) => one.path)).toEqual([path]);
  sent = [];
  refusals = { [path]: [STATE.captchaRequired] };
  expect(await verifyCode(api, code, '123456', solve)).toBe('proof');
  expect(sent.at(-1)?.headers.get('Captcha-Token')).toBe('solved');
});

test('a request for a phone’s code is opened with a captcha only if the API asks for one', async () => {
  const path = '/phone/otp/session';
  await sendCode(api, phone, solve);
  const opened = () => sent.filter((one) => one.path === path).map(({ headers }) => headers);
  expect(opened().map((headers) => headers.get('Captcha-Token'))).toEqual([null]);
  sent = [];
  refusals = { [path]: [STATE.captchaRequired] };
  expect(await sendCode(api, phone, solve)).toMatchObject({ id: 's1' });
  expect(opened().map((headers) => headers.get('Captcha-Token'))).toEqual([null, 'solved']);
});

test('a fan whose codes are used up, maybe by others, learns what else to do', async () => {
  refusals = { '/v3/patron-user/email/acquireOtp': [STATE.retryLimit] };
  await expect(sendCode(api, email, solve)).rejects.toMatchObject({
    fault: { text: 'fault.noCodesLeft' },
  });
});

const CODE = { id: 'r1', resendAt: 0 };
test.each([
  ['a code by e-mail', () => sendCode(api, email, solve)],
  ['a code by phone', () => sendCode(api, phone, solve)],
  ['verifying one by e-mail', () => verifyCode(api, { ...email, ...CODE }, '123456')],
  ['verifying one by phone', () => verifyCode(api, { ...phone, ...CODE }, '123456')],
  ['a captcha', () => passCaptcha(api, solve)],
])('OTP and captcha calls never resolve for automated browsers: %s', async (_what, ask) => {
  await sendCode(api, email, solve);
  const ofOneCode = sent.map(({ path }) => path);
  sent = [];
  webdriver = true;
  const settled = vi.fn<() => void>();
  void ask().then(settled, settled);
  webdriver = false;
  // By the end of these calls, those before them would be sent too.
  await sendCode(api, email, solve);
  expect(sent.map(({ path }) => path)).toEqual(ofOneCode);
  expect(settled).not.toHaveBeenCalled();
});
