import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  chooseUsername,
  deleteAccount,
  isDesktop,
  newEmail,
  newPerson,
  newPhone,
  newUsername,
  openSignIn,
  passCode,
  PASSWORD,
  signIn,
  signUp,
} from './account.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { keepToasts } from './keep-toasts.ts';
import { newMember } from './member.ts';

/** Pages that require sign-in, with their titles; the last ones are for phones only. */
const PAGES: [path: string, title: string, isForPhones?: boolean][] = [
  ['/me/settings', 'Settings'],
  ['/me/edit-profile', 'Edit Profile'],
  ['/me/security-and-privacy', 'Security and Privacy'],
  ['/me/security-and-privacy/change-password', 'Change Password'],
  ['/me/security-and-privacy/delete-account', 'Delete Account'],
  ['/me/profile', 'Your account', true],
  ['/me/edit-username', 'Username', true],
  ['/me/edit-bio', 'Bio', true],
  ['/me/confirm-password', 'Change Password', true],
];

/** Opens the page that deletes the account, up to its last question. */
async function askToDelete(page: Page): Promise<void> {
  await openPage(page, '/me/security-and-privacy/delete-account');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
}

test('a visitor signs up by e-mail and goes on to the requested page @core @phone', async ({
  browser,
}) => {
  const { context, page } = await newPerson(browser);
  const faults = collectFaults(page);
  await openPage(page, '/me/settings');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signUp(page, newEmail());
  await chooseUsername(page, newUsername());
  await expect(page).toHaveURL('/me/settings');
  await expect(page).toHaveTitle(/^Settings · /);
  expect(faults).toEqual([]);
  await context.close();
});

test('axe finds nothing in the dialogs that sign in and delete an account, nor on any account page', async ({
  page,
  product,
}) => {
  const faults = collectFaults(page);
  await openPage(page, '/me/settings');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await newMember(page, product);
  const size = page.viewportSize();
  for (const [path, title, isForPhones = false] of PAGES) {
    await openPage(page, path);
    if (isForPhones && isDesktop(page)) {
      await expect(page).toHaveURL('/');
      continue;
    }
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);
    if (size) await page.setViewportSize(size);
  }
  await askToDelete(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('signing out leaves a page that requires an account', async ({ page, product }) => {
  await newMember(page, product);
  await openPage(page, '/me/settings');
  if (isDesktop(page)) await page.getByRole('button', { name: 'Me', exact: true }).click();
  else await openPage(page, '/me/profile');
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  if (isDesktop(page)) await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Sign in/ })).toBeVisible();
});

test('a visitor signs up by phone, and in again by number and password @phone', async ({
  browser,
}) => {
  const { context, page } = await newPerson(browser);
  const phone = newPhone();
  await openSignIn(page);
  await signUp(page, phone);
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await context.clearCookies();
  await openSignIn(page);
  await signIn(page, phone, PASSWORD);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPage(page, '/me/security-and-privacy');
  await expect(page.getByText(phone)).toBeVisible();
  await context.close();
});

test('a fan downloads all that is stored of them @desktop', async ({ page, product }) => {
  const email = await newMember(page, product);
  await openPage(page, '/me/settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('touchline-data.json');
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { email }, signIns: [{ revokedAt: null }] });
});

test('a code resets a forgotten password @core @phone', async ({ browser, product }) => {
  const { context, page } = await newPerson(browser);
  const email = await newMember(page, product);
  await context.clearCookies();
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail or phone number').fill(email);
  await dialog.getByRole('button', { name: 'Forgotten your password?' }).click();
  await passCode(page, email);
  await dialog.getByLabel('New password').fill('four white corner flags');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, email, PASSWORD);
  await expect(dialog.getByText('Wrong address or password.')).toBeVisible();
  await signIn(page, email, 'four white corner flags');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('a password change signs the other browser out in every tab @core @desktop', async ({
  browser,
  product,
  field,
}) => {
  // Home then shows football, with its star.
  await field.match({ home: 'Abeto', away: 'Fresno' }).kickOff();
  const one = await newPerson(browser);
  const email = await newMember(one.page, product);
  const other = await newPerson(browser);
  await openSignIn(other.page);
  await signIn(other.page, email, PASSWORD);
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  const tab = await other.context.newPage();
  await openPage(tab, '/me/settings');
  await expect(tab).toHaveURL('/me/settings');
  await openPage(other.page, '/football/matches/all');

  const { page } = one;
  await openPage(page, '/me/security-and-privacy');
  await page.getByRole('link', { name: 'Change Password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill('four white corner flags');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed. Every other device')).toBeVisible();
  await openPage(page, '/me/settings');
  await expect(page).toHaveURL('/me/settings');

  // Starring reveals it: the star stays on the device, and the page asks to sign in instead of failing.
  await other.page.bringToFront();
  const star = other.page.getByRole('button', { name: 'Favourite: Football', exact: true });
  await star.first().click();
  await expect(other.page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(other.page.getByText('Something went wrong')).toHaveCount(0);
  await expect(tab).toHaveURL('/');
  await signIn(other.page, email, 'four white corner flags');
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await other.page.request.get('/api/media/v1/favourite/list')).text())
    .toContain('"type":10');
  await expect(tab.getByRole('button', { name: 'Me', exact: true })).toBeVisible();
  await one.context.close();
  await other.context.close();
});

test('a fan deletes an account, and signing in to it fails @core @phone', async ({
  browser,
  product,
  field,
}) => {
  await field.match({ home: 'Abeto', away: 'Fresno' }).kickOff();
  const { context, page } = await newPerson(browser);
  await keepToasts(page);
  const email = await newMember(page, product);
  const star = page.getByRole('button', { name: 'Favourite: Football', exact: true }).first();
  await openPage(page, '/football/matches/all');
  const isSent = page.waitForResponse(/favourite\/update$/);
  await star.click();
  await isSent;
  await deleteAccount(page);
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await openPage(page, '/football/matches/all');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Keep them here too')).toHaveCount(0);
  await openSignIn(page);
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('dialog').getByText('Wrong address or password.')).toBeVisible();
  await context.close();
});
