import { readFile } from 'node:fs/promises';
import {
  deleteAccount,
  isDesktop,
  newEmail,
  newPerson,
  newPhone,
  openSignIn,
  passCode,
  PASSWORD,
  signIn,
  signUp,
} from './account.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { newMember } from './member.ts';

test.describe.configure({ timeout: 120_000 });

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

/** Makes Home show football, with its star. */
async function kickOff(baseURL = ''): Promise<void> {
  await new MatchOnTheField(baseURL, { home: 'Abeto', away: 'Fresno' }).kickOff();
}

test('a visitor signs up by e-mail, goes on to the requested page, and opens every account page', async ({
  browser,
}) => {
  const { context, page } = await newPerson(browser);
  const faults = collectFaults(page);
  await openPage(page, '/me/settings');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await signUp(page, newEmail());
  const name = `fan_${Date.now() % 1_000_000_000}`;
  await page.getByRole('dialog').getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page).toHaveURL('/me/settings');

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
  expect(faults).toEqual([]);

  // Signing out leaves such a page.
  await openPage(page, '/me/settings');
  if (isDesktop(page)) await page.getByRole('button', { name: 'Me', exact: true }).click();
  else await openPage(page, '/me/profile');
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  if (isDesktop(page)) await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Sign in/ })).toBeVisible();
  await context.close();
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

test('a fan downloads all that is stored of them @desktop', async ({ browser, product }) => {
  const { context, page } = await newPerson(browser);
  const email = await newMember(page, product);
  await openPage(page, '/me/settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('touchline-data.json');
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { email }, signIns: [{ revokedAt: null }] });
  await context.close();
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

test('a password change signs the other browser out in every tab @desktop', async ({
  browser,
  product,
  baseURL,
}) => {
  await kickOff(baseURL);
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

test('a fan deletes an account, and signing in to it fails @phone', async ({
  browser,
  product,
  baseURL,
}) => {
  await kickOff(baseURL);
  const { context, page } = await newPerson(browser);
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
