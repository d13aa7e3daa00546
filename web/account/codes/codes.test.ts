import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRODUCT } from '../../../edge/contracts/product.ts';
import { createApi } from '../../api/client.ts';
import { sendCode, verifyCode } from './codes.ts';
import { passCaptcha, type Solve } from './pass-captcha.ts';

const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: 'k',
    nonce: 'n',
    salt: 's',
    expiresAt: 1_900_000_000,
    data: { uuid: 'captcha-1' },
  },
  signature: 'signed',
};

/** What the APIs answer, by the end of the path. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/captcha/config/info': {
    isRequired: true,
    provider: 'altcha',
    algorithm: 'PBKDF2/SHA-256',
    expiresIn: 60,
  },
  '/captcha/quiz': { uuid: 'captcha-1', challenge: CHALLENGE },
  '/captcha/quiz/verification': { token: 'solved', expiresIn: 60 },
  '/v3/patron-user/email/acquireOtp': { requestId: 'r1', expiresIn: 600, resendIn: 60 },
  '/phone/otp/session': { sessionId: 's1', phone: '+34600000000' },
  '/phone/otp/acquire': { expiresIn: 600, resendIn: 60 },
};
const PREFIX = new RegExp(`^/api/(?:sms-center|${PRODUCT}-patron)`);

interface Sent {
  path: string;
  headers: Headers;
  body: string;
}

let sent: Sent[];
let webdriver: boolean;

beforeEach(() => {
  sent = [];
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
    const path = new URL(request.url).pathname.replace(PREFIX, '');
    sent.push({ path, headers: request.headers, body: await request.text() });
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

const CODE = { id: 'r1', resendAt: 0 };
test.each([
  ['a code by e-mail', () => sendCode(api, email, solve)],
  ['a code by phone', () => sendCode(api, phone, solve)],
  ['verifying one by e-mail', () => verifyCode(api, { ...email, ...CODE }, '123456')],
  ['verifying one by phone', () => verifyCode(api, { ...phone, ...CODE }, '123456')],
  ['a captcha', () => passCaptcha(api, solve)],
])('OTP and captcha calls never resolve for automated browsers: %s', async (_what, ask) => {
  webdriver = true;
  const settled = vi.fn<() => void>();
  void ask().then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
