// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { STATE } from '../../edge/contracts/states.ts';
import { FORM_TIMEOUT_MS } from './form/in-time.ts';
import SignInDialog from './sign-in-dialog.tsx';
import { accountPages, TOKENS, type Answer } from './testing/account-page.tsx';

const show = accountPages();

const dialog = (to?: string) => <SignInDialog to={to} onClose={() => {}} />;

test('a sign-up by e-mail goes through captcha, code, password and username to the requested page', async () => {
  const page = await show(dialog('/me/settings'), {
    'POST /v2/patron-user/register': TOKENS,
    'POST /patronUser/updateUsername': { data: { username: 'ana' } },
  });
  await page.press('Create an account');
  await page.send({ identifier: 'Ana@example.org' });
  expect(page.headersOf('/v3/patron-user/email/acquireOtp')?.get('captcha-token')).toBe('human');
  expect(page.headersOf('/v3/patron-user/email/acquireOtp')?.get('captcha-uuid')).toBe('c1');
  expect(page.text()).toContain('We sent a code of 6 digits to ana@example.org.');

  // The last digit sends it; a pasted code may have spaces.
  await page.type('code', '123 456');
  expect(page.calls).toContain(
    'POST /v3/patron-user/email/verifyOtp {"requestId":"r1","code":"123456"}',
  );
  await page.send({ password: 'short' });
  expect(page.text()).toContain('Use 8 characters or more.');
  await page.send({ password: 'a long enough one' });
  expect(page.store.getState().isLoggedIn).toBe(true);
  expect(page.text()).toContain('Choose a username');
  await page.send({ username: 'ana' });
  expect(page.path()).toBe('/me/settings');
});

test('a phone number without a country code shows a country field', async () => {
  const page = await show(dialog());
  await page.type('identifier', 'ana@');
  expect(page.box.querySelector('select')).toBeNull();
  await page.type('identifier', '11 91234-5678');
  expect(page.box.querySelector('select')?.textContent).toContain('Brazil (+55)');
  await page.send({ password: 'correct horse' });
  expect(page.text()).toContain('Enter an e-mail address, or a phone number with its country.');
  await page.choose('country', 'br');
  await page.submit();
  expect(page.calls[0]).toBe('POST /v2/patron-user/resolve {"identifier":"11 91234-5678"}');
  expect(page.headersOf('/v2/patron-user/resolve')?.get('country-code')).toBe('br');
  await page.type('identifier', '+44 7911 123456');
  expect(page.box.querySelector('select')).toBeNull();
});

/** A visitor's country, a number of it, the example that they see, and the form. */
const LOCAL = [
  ['br', '11 91234-5678', '(11) 96123-4567', 'Create an account'],
  ['br', '11 91234-5678', '(11) 96123-4567', 'Forgotten your password?'],
  ['br', '11 91234-5678', '(11) 96123-4567', 'Sign in with a code'],
  ['br', '11 91234-5678', '(11) 96123-4567', 'Sign in with a betting account'],
  ['mx', '55 1234 5678', '222 123 4567', 'Sign in with a code'],
  ['de', '0151/2345678', '01512 3456789', 'Sign in with a code'],
  ['eg', '٠١٠ ١٢٣٤ ٥٦٧٨', '010 01234567', 'Sign in with a code'],
] as const;

test.each(LOCAL)(
  'in %s the number %s, like %s, is taken at the first try under “%s”',
  async (country, text, example, form) => {
    const page = await show(dialog(), {}, { country });
    await page.press(form);
    expect(page.field('identifier').placeholder).toBe(`\u2066${example}\u2069`);
    await page.type('identifier', text);
    await page.send(form.includes('betting') ? { password: 'correct horse' } : {});
    expect(page.calls[0]).toBe(
      `POST /v2/patron-user/resolve ${JSON.stringify({ identifier: text })}`,
    );
    expect(page.headersOf('/v2/patron-user/resolve')?.get('country-code')).toBe(country);
  },
);

test.each(['Sign in', 'Create an account', 'Forgotten your password?', 'Sign in with a code'])(
  'where no SMS can be sent, nothing under “%s” asks for a phone number',
  async (form) => {
    const page = await show(dialog(), {}, { country: 'br', lacksSms: true });
    if (form !== 'Sign in') await page.press(form);
    expect(page.text()).toContain('E-mail address');
    expect(page.field('identifier').placeholder).toBe('');
    await page.send({ identifier: 'ana' });
    expect(page.text()).toContain('Enter an e-mail address.');
    expect(page.text()).not.toMatch(/phone/i);
  },
);

test('where no SMS can be sent, a betting account may still have a phone number', async () => {
  const page = await show(dialog(), {}, { country: 'br', lacksSms: true });
  await page.press('Sign in with a betting account');
  expect(page.text()).toContain('E-mail or phone number of the betting account');
  expect(page.field('identifier').placeholder).toContain('(11) 96123-4567');
  await page.send({ identifier: '' });
  expect(page.text()).toContain('Enter the e-mail or phone number of your betting account.');
});

test('a visitor signs in by phone number and password', async () => {
  const page = await show(dialog(), {
    'POST /v2/patron-user/resolve': { data: { kind: 'phone', identifier: '+447911123456' } },
    'POST /v2/patron-user/signin': TOKENS,
  });
  await page.send({ identifier: '+44 7911 123456', password: 'correct horse' });
  expect(page.calls).toEqual([
    'POST /v2/patron-user/resolve {"identifier":"+44 7911 123456"}',
    'POST /v2/patron-user/signin {"identifier":"+447911123456","password":"correct horse"}',
  ]);
  expect(page.store.getState().isLoggedIn).toBe(true);
  expect(page.path()).toBe('/here');
});

const untilCaptcha = (headers: Headers): Answer =>
  headers.get('captcha-token') === 'human' && headers.get('captcha-uuid') === 'c1'
    ? TOKENS
    : { status: 400, state: STATE.captchaRequired };

test('a sign-in that needs a captcha is retried with one, without user action', async () => {
  const page = await show(dialog(), { 'POST /v3/patron-user/signin': untilCaptcha });
  await page.send({ identifier: 'ana@example.org', password: 'correct horse' });
  expect(page.calls.filter((call) => call.includes('/signin'))).toHaveLength(2);
  expect(page.store.getState().isLoggedIn).toBe(true);
});

test('the button says that a captcha is being solved', async () => {
  const answers = { 'POST /v3/patron-user/signin': untilCaptcha };
  // An automated browser never finishes it.
  const page = await show(dialog(), answers, { isAutomated: true });
  await page.send({ identifier: 'ana@example.org', password: 'correct horse' });
  const button = page.box.querySelector('form[aria-busy=true] button[type=submit]');
  expect(button?.textContent).toBe('Checking that you are human…');
});

test('a sign-in by a betting account that needs a captcha is retried with one', async () => {
  const page = await show(dialog(), { 'POST /v3/patron-user/sync': untilCaptcha });
  await page.press('Sign in with a betting account');
  await page.send({ identifier: 'bettor', password: 'correct horse' });
  expect(page.store.getState().isLoggedIn).toBe(true);
});

test('a visitor signs in by a code alone', async () => {
  const page = await show(dialog(), { 'POST /v3/patron-user/signin': TOKENS });
  await page.press('Sign in with a code');
  await page.send({ identifier: 'ana@example.org' });
  await page.type('code', '123456');
  expect(page.calls.at(-1)).toBe('POST /v3/patron-user/signin {"otpToken":"proof"}');
  expect(page.store.getState().isLoggedIn).toBe(true);
});

test('a reset password does not sign in; the sign-in form keeps the address', async () => {
  const page = await show(dialog(), { 'POST /v3/patron-user/email/reset/password': { data: {} } });
  await page.type('identifier', 'ana@example.org');
  await page.press('Forgotten your password?');
  // It is kept.
  expect(page.field('identifier').value).toBe('ana@example.org');
  await page.submit();
  await page.send({ code: '123456', password: 'a long enough one' });
  expect(page.text()).toContain('You are signed out everywhere.');
  expect(page.text()).toContain(
    'If you had a calendar of your matches, make a new address for it.',
  );
  expect(page.store.getState().isLoggedIn).toBe(false);
  await page.press('Sign in');
  expect(page.field('identifier').value).toBe('ana@example.org');
});

const refusal = (status: number, state?: number): Answer => ({
  status,
  ...(state !== undefined && { state }),
});

test.each([
  [refusal(401, STATE.wrongCredentials), 'password', 'Wrong address or password.'],
  [refusal(429, STATE.retryLimit), undefined, "You've reached your retry limitation."],
  [refusal(429), undefined, "You've reached your retry limitation."],
  [refusal(451, STATE.notInYourCountry), undefined, 'This feature is not available in your'],
  [refusal(503), undefined, 'This is not available right now.'],
  [refusal(500), undefined, 'Something went wrong. Please try again!'],
])('a sign-in refused with %o marks the field %s and says: %s', async (answer, field, words) => {
  const page = await show(dialog(), { 'POST /v3/patron-user/signin': answer });
  await page.send({ identifier: 'ana@example.org', password: 'wrong one' });
  const alerts = [...page.box.querySelectorAll('[role=alert]')].map((alert) => alert.textContent);
  expect(alerts.filter(Boolean).join()).toContain(words);
  const faulty = [...page.box.querySelectorAll('[aria-invalid]')];
  expect(faulty.map((input) => input.getAttribute('name'))).toEqual(field ? [field] : []);
  expect(page.store.getState().isLoggedIn).toBe(false);
});

test.each([
  [STATE.incorrectCode, 'Incorrect code! Please verify and try again.'],
  [STATE.codeExpired, 'This code has expired.'],
])('a code refused with state %i marks and focuses its field', async (state, words) => {
  const page = await show(dialog(), {
    'POST /v3/patron-user/email/verifyOtp': { status: 400, state },
  });
  await page.press('Create an account');
  await page.send({ identifier: 'ana@example.org' });
  await page.type('code', '000000');
  expect(page.field('code').getAttribute('aria-invalid')).toBe('true');
  expect(page.text()).toContain(words);
  expect(document.activeElement).toBe(page.field('code'));
});

test('after too many attempts the form shows the time to wait and sends nothing', async () => {
  const page = await show(dialog(), {
    'POST /v3/patron-user/signin': { status: 429, state: STATE.retryLimit, retryAfter: 65 },
  });
  await page.send({ identifier: 'ana@example.org', password: 'wrong one' });
  expect(page.text()).toMatch(/You can try again in 1:0\d\./);
  const made = page.calls.length;
  await page.submit();
  expect(page.calls).toHaveLength(made);
});

test('calls of codes and captchas never resolve in an automated browser and are not sent', async () => {
  const page = await show(dialog(), {}, { isAutomated: true });
  await page.press('Create an account');
  await page.send({ identifier: 'ana@example.org' });
  expect(page.calls).toEqual(['POST /v2/patron-user/resolve {"identifier":"ana@example.org"}']);
  expect(page.text()).toContain('Checking that you are human…');
});

const submitButton = (box: HTMLElement) => box.querySelector('button[type=submit]');

test('a form without a response times out with a message and can be sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const page = await show(dialog(), {}, { isAutomated: true });
  await page.press('Sign in with a code');
  await page.send({ identifier: 'ana@example.org' });
  expect(submitButton(page.box)?.textContent).toBe('Checking that you are human…');
  await act(() => vi.advanceTimersByTimeAsync(FORM_TIMEOUT_MS));
  vi.useRealTimers();
  expect(page.text()).toContain('This is taking too long. Check your connection and try again');
  expect(submitButton(page.box)?.getAttribute('aria-disabled')).toBe('false');
});

test.each([
  ['does not load', () => new Event('error')],
  ['finds nothing', () => new MessageEvent('message', { data: null })],
])(
  'a form whose captcha worker %s shows an error and can be sent again',
  async (_what, outcome) => {
    const page = await show(dialog());
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage = () => queueMicrotask(() => this.dispatchEvent(outcome()));
        terminate(): void {}
      },
    );
    await page.press('Sign in with a code');
    await page.type('identifier', 'ana@example.org');
    await page.submit();
    expect(page.text()).toContain('We could not check that you are human. Please try again.');
    expect(submitButton(page.box)?.getAttribute('aria-disabled')).toBe('false');
  },
);

test('a form that is sent offline says that the visitor is offline', async () => {
  const page = await show(dialog());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.press('Sign in with a code');
  await page.send({ identifier: 'ana@example.org' });
  expect(page.text()).toContain('You are offline. Try again once you are back.');
});

test('only configured providers have a sign-in button', async () => {
  const none = await show(dialog());
  expect(none.text()).not.toContain('Continue with');
  const page = await show(dialog('/me/settings'), {
    'GET /v3/patron-user/social/providers': { data: { providers: ['google'] } },
    'GET /v3/patron-user/social/google/auth-url': { status: 404 },
  });
  expect(page.text()).toContain('Continue with Google');
  expect(page.text()).not.toContain('Continue with Apple');
  await page.press('Continue with Google');
  expect(page.calls).toEqual(['GET /v3/patron-user/social/google/auth-url']);
});

test('a sign-in with a provider that needs a captcha is begun again with one', async () => {
  const url = 'GET /v3/patron-user/social/google/auth-url';
  const page = await show(dialog(), {
    'GET /v3/patron-user/social/providers': { data: { providers: ['google'] } },
    [url]: (headers) =>
      headers.has('captcha-token')
        ? { status: 404 }
        : { status: 400, state: STATE.captchaRequired },
  });
  await page.press('Continue with Google');
  expect(page.calls.filter((call) => call === url)).toHaveLength(2);
  expect(page.headersOf('/v3/patron-user/social/google/auth-url')?.get('captcha-uuid')).toBe('c1');
});
