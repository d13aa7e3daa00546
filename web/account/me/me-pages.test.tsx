// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../.ci/vitest/eventually.ts';
import { STATE } from '../../../edge/contracts/states.ts';
import { PROFILE } from '../../session/testing/profile.ts';
import { accountPages, TOKENS } from '../testing/account-page.tsx';
import { AgeDialog } from './age-dialog.tsx';
import { AvatarChooser } from './avatar-chooser.tsx';
import {
  ChangePasswordPage,
  ConfirmPasswordPage,
  NewPasswordPage,
} from './change-password-pages.tsx';
import { DeleteAccountPage } from './delete-account-page.tsx';
import { EditBioPage, EditUsernamePage } from './edit-pages.tsx';
import { LinkBettingDialog } from './link-betting-dialog.tsx';
import { ProfilePage } from './profile-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { smallPicture } from './small-picture.ts';

vi.mock('./small-picture.ts');

const show = accountPages();
const ana = { profile: PROFILE };
const CONFIRM = 'POST /v3/patron-user/confirm/password';
const CONFIRMED = { [CONFIRM]: { data: { token: 'sure' } } };

test('the profile page offers sign-in to a visitor and shows a signed-in user’s account', async () => {
  const visitor = await show(<ProfilePage />);
  expect(visitor.text()).toContain('Sign in or create an account');
  const page = await show(<ProfilePage />, {}, ana);
  expect(page.text()).toContain('anaana@example.org');
  expect([...page.box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
    '/me/settings',
  );
});

test('the profile page links to For You, highlights and the channel, signed in or not', async () => {
  for (const session of [{}, ana]) {
    const page = await show(<ProfilePage />, {}, session);
    const paths = [...page.box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(paths).toEqual(expect.arrayContaining(['/for-you', '/highlights', '/touchline-tv']));
  }
});

test('settings let a signed-in user download their data, and offer nothing to a visitor', async () => {
  const address = '/api/touchline-patron/v3/patron-user/data';
  const visitor = await show(<SettingsPage oddsFormat="decimal" />);
  expect(visitor.box.querySelector(`a[href="${address}"]`)).toBeNull();
  const page = await show(<SettingsPage oddsFormat="decimal" />, {}, ana);
  const link = page.box.querySelector(`a[href="${address}"]`);
  expect(link?.getAttribute('download')).toBe('touchline-data.json');
  expect(link?.textContent).toContain('Download my data');
});

test('a chosen format of odds is kept for a year', async () => {
  // Other test files share the document.
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const page = await show(<SettingsPage oddsFormat="decimal" />);
  await page.press('American');
  const lines = written.mock.calls.map(([line]) => line);
  written.mockRestore();
  expect(lines).toContain('odds-format=american; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('sign-out clears the session, also when the API responds with 401', async () => {
  const page = await show(<ProfilePage />, { 'GET /v2/patron-user/signout': { status: 401 } }, ana);
  await page.press('Sign out');
  expect(page.calls).toEqual(['GET /v2/patron-user/signout']);
  expect(page.store.getState()).toEqual({
    isLoggedIn: false,
    userProfileData: null,
    changePasswordToken: null,
  });
});

test('a taken username shows an error; a free one is saved and leads to Edit Profile', async () => {
  const taken = { status: 409, state: STATE.usernameTaken };
  const page = await show(<EditUsernamePage />, { 'POST /patronUser/updateUsername': taken }, ana);
  await page.send({ username: 'bruno' });
  expect(page.text()).toContain('Somebody else has this username.');
  const saved = { data: { username: 'bruno_7' } };
  const next = await show(<EditUsernamePage />, { 'POST /patronUser/updateUsername': saved }, ana);
  await next.send({ username: 'bruno_7' });
  expect(next.store.getState().userProfileData?.username).toBe('bruno_7');
  expect(next.path()).toBe('/me/edit-profile');
});

test('the bio form counts the characters left and does not send a bio that is too long', async () => {
  const page = await show(<EditBioPage />, {}, ana);
  expect(page.text()).toContain('160 characters left');
  await page.type('bio', '⚽'.repeat(161));
  await page.submit();
  expect(page.text()).toContain('Use 160 characters at most.');
  expect(page.calls).toEqual([]);
});

test('a saved bio leads to Edit Profile, and a confirmed password to the new one', async () => {
  const saved = { 'POST /patronUser/updateStatusMessage': { data: { statusMessage: 'hello' } } };
  const bio = await show(<EditBioPage />, saved, ana);
  await bio.send({ bio: 'hello' });
  expect(bio.path()).toBe('/me/edit-profile');
  const password = await show(<ConfirmPasswordPage />, CONFIRMED, ana);
  await password.send({ password: 'the old one' });
  expect(password.path()).toBe('/me/change-password');
});

test('confirming the old password gives a token, which changes the password and is then cleared', async () => {
  const page = await show(
    <ChangePasswordPage />,
    { ...CONFIRMED, 'POST /v3/patron-user/update/password': TOKENS },
    ana,
  );
  await page.send({ password: 'the old one' });
  expect(page.store.getState().changePasswordToken).toBe('sure');
  await page.type('password', 'ana@example likes football');
  expect(page.text()).toContain('Leave your address and your name out of it');
  await page.send({ password: 'quite another one' });
  expect(page.calls.at(-1)).toBe(
    'POST /v3/patron-user/update/password {"token":"sure","password":"quite another one"}',
  );
  expect(page.text()).toContain('Password changed.');
  expect(page.store.getState().changePasswordToken).toBeNull();
});

test('a wrong password marks its field and shows an error', async () => {
  const wrong = { status: 403, state: STATE.wrongCredentials };
  const page = await show(<ChangePasswordPage />, { [CONFIRM]: wrong }, ana);
  await page.send({ password: 'not mine' });
  expect(page.field('password').getAttribute('aria-invalid')).toBe('true');
  expect(page.text()).toContain('Wrong password. Check it');
});

test('the new-password page, opened by its URL, begins with the old password', async () => {
  const page = await show(<NewPasswordPage />, CONFIRMED, ana);
  const path = page.path();
  await page.send({ password: 'the old one' });
  expect(page.store.getState().changePasswordToken).toBe('sure');
  expect(page.text()).toContain('New password');
  expect(page.path()).toBe(path);
});

test('an account without a password is confirmed by a code', async () => {
  const page = await show(<ChangePasswordPage />, CONFIRMED, {
    profile: { ...PROFILE, hasPassword: false },
  });
  await page.press('Send a code');
  await page.type('code', '123456');
  expect(page.calls.at(-1)).toBe(`${CONFIRM} {"otpToken":"proof"}`);
  expect(page.store.getState().changePasswordToken).toBe('sure');
});

const PHONE_CALLS = {
  ...CONFIRMED,
  'POST /v2/patron-user/resolve': { data: { kind: 'phone', identifier: '+5511961234567' } },
  'POST /phone/otp/session': { data: { sessionId: 's1', phone: '+5511961234567' } },
  'POST /phone/otp/acquire': { data: { expiresIn: 300, resendIn: 60 } },
  'POST /phone/otp/verify': { data: { otpToken: 'proof' } },
};

test('a second address is added after the password and a code sent to it are verified', async () => {
  const page = await show(<SecurityPage />, PHONE_CALLS, ana);
  await page.press('Add a phone number');
  await page.send({ password: 'the old one' });
  await page.send({ identifier: '+55 11 96123-4567' });
  expect(page.calls).toContain(
    'POST /phone/otp/session {"phone":"+5511961234567","purpose":"verify"}',
  );
  expect(page.text()).toContain('An SMS can take a minute.');
  expect(page.text()).not.toContain('spam');
  await page.type('code', '123456');
  expect(page.calls.at(-1)).toBe(
    'POST /phone/otp/verify {"sessionId":"s1","code":"123456","token":"sure"}',
  );
  expect(page.text()).toContain('From now on you sign in with +5511961234567, too.');
  expect(page.store.getState().userProfileData?.phone).toBe('+5511961234567');
  await page.press('Close');
  expect(page.store.getState().changePasswordToken).toBeNull();
  expect(page.box.querySelector('ul')?.textContent).not.toContain('Add');
});

test('the phone-number field refuses an e-mail address', async () => {
  const email = { data: { kind: 'email', identifier: 'ana@example.com' } };
  const answers = { ...PHONE_CALLS, 'POST /v2/patron-user/resolve': email };
  const page = await show(<SecurityPage />, answers, ana);
  await page.press('Add a phone number');
  await page.send({ password: 'the old one' });
  await page.send({ identifier: 'ana@example.com' });
  expect(page.field('identifier').getAttribute('aria-invalid')).toBe('true');
  expect(page.calls).toHaveLength(2);
});

test('where no SMS can be sent, no phone number can be added, and an earlier one only removed', async () => {
  const where = { country: 'br', lacksSms: true } as const;
  const page = await show(<SecurityPage />, CONFIRMED, { ...ana, ...where });
  expect(page.text()).not.toContain('Add a phone number');
  const profile = { ...PROFILE, phone: '+5511961234567' };
  const earlier = await show(<SecurityPage />, CONFIRMED, { profile, ...where });
  await earlier.press(/^Phone/);
  expect(earlier.text()).toContain('Remove phone number');
  expect(earlier.text()).not.toContain('Change phone number');
});

test('the only address can be changed but not removed', async () => {
  const page = await show(<SecurityPage />, CONFIRMED, ana);
  await page.press(/^E-mail/);
  expect(page.text()).toContain('It is the only address of your account');
  expect(page.text()).not.toContain('Remove e-mail address');
  await page.press('Change e-mail address');
  await page.send({ password: 'the old one' });
  await page.send({ identifier: 'ana@example.org' });
  await page.type('code', '123456');
  expect(page.calls.at(-1)).toBe(
    'POST /v3/patron-user/email/verifyOtp {"requestId":"r1","code":"123456","token":"sure","replace":true}',
  );
  expect(page.text()).toContain('Changed. From now on you sign in with ana@example.org.');
});

test('one of two addresses is removed after the password is confirmed', async () => {
  const call = 'DELETE /v3/patron-user/addresses/phone';
  const page = await show(
    <SecurityPage />,
    { ...CONFIRMED, [call]: { data: {} } },
    { profile: { ...PROFILE, phone: '+5511961234567' } },
  );
  await page.press(/^Phone/);
  await page.press('Remove phone number');
  await page.send({ password: 'the old one' });
  await page.press('Remove phone number');
  expect(page.calls.at(-1)).toBe(`${call} {"token":"sure"}`);
  expect(page.text()).toContain('+5511961234567 no longer signs you in.');
  expect(page.store.getState().userProfileData?.phone).toBeNull();
});

test.each([
  ['Google', 'DELETE /v3/patron-user/social/google', '{"token":"sure"}'],
  ['demo-1', 'DELETE /v3/patron-user/betting', '{"account":"demo-1","token":"sure"}'],
])('a linked account is listed and can be unlinked: %s', async (what, call, body) => {
  const profile = { ...PROFILE, providers: ['google' as const], bettingAccounts: ['demo-1'] };
  const answers = { ...CONFIRMED, [call]: { data: {} } };
  const page = await show(<SecurityPage />, answers, { profile });
  expect(page.text()).not.toContain('Link a betting account');
  await page.press(new RegExp(what));
  await page.send({ password: 'the old one' });
  await page.press(`Unlink ${what}`);
  expect(page.calls.at(-1)).toBe(`${call} ${body}`);
  expect(page.text()).toContain(`${what} no longer signs you in.`);
  expect(page.box.querySelector('ul')?.textContent).not.toContain(what);
  const own = await show(<ProfilePage />, {}, { profile });
  expect(own.text()).toContain('Linked with Google, demo-1');
});

test('the first confirmation of an address that Google named unlinks nothing', async () => {
  const page = await show(
    <SecurityPage />,
    { ...CONFIRMED, 'DELETE /v3/patron-user/social/google': { data: {} } },
    { profile: { ...PROFILE, hasPassword: false, addressConfirmed: false, providers: ['google'] } },
  );
  await page.press(/Google/);
  expect(page.text()).toContain('every other device will be signed out.');
  expect(page.text()).toContain('a calendar of your matches, make a new address for it');
  expect(page.text()).not.toContain('no longer be linked');
  await page.press('Send a code');
  await page.type('code', '123456');
  expect(page.store.getState().userProfileData).toMatchObject({
    addressConfirmed: true,
    providers: ['google'],
  });
  await page.press('Unlink Google');
  expect(page.text()).toContain('Google no longer signs you in.');
});

test('the first confirmation of an address says that it unlinks the betting account', async () => {
  const page = await show(<SecurityPage />, CONFIRMED, {
    profile: {
      ...PROFILE,
      hasPassword: false,
      addressConfirmed: false,
      bettingAccounts: ['demo-1'],
    },
  });
  await page.press(/demo-1/);
  expect(page.text()).toContain('your betting account will no longer be linked');
  await page.press('Send a code');
  await page.type('code', '123456');
  expect(page.text()).toContain('demo-1 no longer signs you in.');
  expect(page.store.getState().userProfileData).toMatchObject({
    addressConfirmed: true,
    bettingAccounts: [],
  });
  expect(page.text()).toContain('Link a betting account');
});

test('an account is deleted after the password and a second confirmation', async () => {
  const page = await show(
    <DeleteAccountPage />,
    { ...CONFIRMED, 'DELETE /v3/patron-user/delete': { data: {} } },
    ana,
  );
  await page.send({ password: 'the old one' });
  expect(page.calls).toHaveLength(1);
  await page.press('Delete for good');
  expect(page.calls.at(-1)).toBe('DELETE /v3/patron-user/delete {"token":"sure"}');
  expect(page.store.getState().isLoggedIn).toBe(false);
});

test('Keep my account sends no deletion and clears the token', async () => {
  const page = await show(<DeleteAccountPage />, CONFIRMED, ana);
  await page.send({ password: 'the old one' });
  await page.press('Keep my account');
  expect(page.calls).toHaveLength(1);
  expect(page.store.getState().changePasswordToken).toBeNull();
  expect(page.path()).toBe('/me/security-and-privacy');
});

test('the age dialog verifies an adult and refuses a minor', async () => {
  const answers = (isOldEnough: boolean) => ({
    'POST /v2/patron-user/age-verification': { data: { isOldEnough, minimumAge: 18 } },
  });
  const dialog = <AgeDialog isOpen onClose={() => {}} />;
  const young = await show(dialog, answers(false), ana);
  await young.send({ dateOfBirth: '2015-05-17' });
  expect(young.text()).toContain('You must be 18 or older for this.');
  const page = await show(dialog, answers(true), ana);
  await page.send({ dateOfBirth: '1990-05-17' });
  expect(page.store.getState().userProfileData?.ageVerified).toBe(true);
});

test('a refused age shows when another date can be entered', async () => {
  const call = 'POST /v2/patron-user/age-verification';
  const refused = { status: 429, state: STATE.ageRefused, retryAfter: 86_399 };
  const page = await show(<AgeDialog isOpen onClose={() => {}} />, { [call]: refused }, ana);
  await page.send({ dateOfBirth: '1990-05-17' });
  expect(page.text()).toContain('You can enter another one after a day.');
  expect(page.text()).toContain('You can try again in 23:59:59.');
});

test('a betting account that is linked elsewhere is moved only on request', async () => {
  const sync = 'POST /v2/patron-user/touchlinebet/sync';
  const elsewhere = { status: 409, state: STATE.linkedElsewhere };
  const page = await show(
    <LinkBettingDialog isOpen onClose={() => {}} />,
    { [sync]: elsewhere, ...CONFIRMED },
    ana,
  );
  await page.send({ password: 'the old one' });
  await page.send({ identifier: 'ana', password: 'of the other site' });
  expect(page.text()).toContain('Linked already');
  await page.press('Move it to mine');
  expect(page.calls.at(-1)).toContain('"token":"sure","keep":true');
});

test('a linked betting account replaces the link button', async () => {
  const sync = 'POST /v2/patron-user/touchlinebet/sync';
  const page = await show(
    <SecurityPage />,
    {
      ...CONFIRMED,
      [sync]: { data: { linked: true, account: 'demo-1' } },
    },
    ana,
  );
  await page.press('Link a betting account');
  await page.send({ password: 'the old one' });
  await page.send({ identifier: 'ana', password: 'of the other site' });
  expect(page.text()).toContain('The account demo-1 is linked.');
  const rows = [...page.box.querySelectorAll('ul')].map((list) => list.textContent).join();
  expect(rows).toContain('Betting accountdemo-1');
  expect(rows).not.toContain('Link a betting account');
});

test('a picture is previewed, then sent in its small size as multipart, field file; one that the browser cannot read is not sent', async () => {
  const path = 'POST /patronUser/updateAvatar';
  const page = await show(
    <AvatarChooser />,
    { [path]: { data: { avatarUri: '/img/avatar/a1' } } },
    ana,
  );
  const choose = async (name: string) => {
    await act(async () => {
      const file = new File(['a photograph'], name, { type: 'image/png' });
      const input = page.field('picture');
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await eventually(async () => {
      await act(async () => {});
      expect(page.box.querySelector('img')?.src).toMatch(/^data:image\/png/);
    });
  };
  vi.mocked(smallPicture).mockResolvedValueOnce(null);
  await choose('broken.png');
  await page.press('Use this picture');
  expect(page.text()).toContain('We cannot read this picture');
  expect(page.calls).toEqual([]);
  vi.mocked(smallPicture).mockResolvedValueOnce(new File(['a small one'], 'blob'));
  await choose('whole.png');
  await page.press('Use this picture');
  expect(page.calls[0]).toContain(path);
  expect(page.calls[0]).toMatch(/form-data; name="file"; filename="blob"/);
  expect(page.calls[0]).toContain('a small one');
  expect(page.store.getState().userProfileData?.avatarUri).toBe('/img/avatar/a1');
  expect(page.text()).toContain('Picture saved.');
});
