import sharp from 'sharp';
import {
  askToDelete,
  chooseUsername,
  deleteAccount,
  newEmail,
  newPerson,
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

/** Pages that require sign-in, with their titles: a phone has them all. */
const TITLES = {
  '/me/settings': 'Settings',
  '/me/edit-profile': 'Edit Profile',
  '/me/security-and-privacy': 'Security and Privacy',
  '/me/security-and-privacy/change-password': 'Change Password',
  '/me/security-and-privacy/delete-account': 'Delete Account',
  '/me/profile': 'Your account',
  '/me/edit-username': 'Username',
  '/me/edit-bio': 'Bio',
  '/me/confirm-password': 'Change Password',
};

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

test('the dialogs that sign in and delete an account, and its pages, fit a narrow phone, and axe finds nothing @phone', async ({
  page,
  product,
}) => {
  const faults = collectFaults(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/me/settings');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await newMember(page, product);
  for (const [path, title] of Object.entries(TITLES)) {
    await openPage(page, path);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeFindings(page), path).toEqual([]);
    expect(await horizontalOverflow(page), path).toBe(0);
  }
  await askToDelete(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('signing out leaves a page that requires an account @desktop', async ({ page, product }) => {
  await newMember(page, product);
  await openPage(page, '/me/settings');
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Sign in/ })).toBeVisible();
});

test('a code resets a forgotten password on a narrow phone @core @phone', async ({
  browser,
  product,
}) => {
  const { context, page } = await newPerson(browser);
  const email = await newMember(page, product);
  await context.clearCookies();
  await page.setViewportSize({ width: 320, height: 640 });
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

  // Starring reveals it: the star stays on the device, and the page shows nothing but that.
  await other.page.bringToFront();
  const star = other.page.getByRole('button', { name: 'Favourite: Football', exact: true });
  await star.first().click();
  await expect(tab).toHaveURL('/');
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(other.page.getByText('Something went wrong')).toHaveCount(0);
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
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

test('a photograph of 12 megapixels becomes a picture of 512 px @desktop', async ({
  page,
  product,
}) => {
  await newMember(page, product);
  await openPage(page, '/me/edit-profile');
  const size = { width: 4_000, height: 3_000, channels: 3 } as const;
  const grass = { r: 30, g: 90, b: 40 };
  const buffer = await sharp({ create: { ...size, background: grass } })
    .png()
    .toBuffer();
  const photograph = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Choose a picture').setInputFiles(photograph);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Picture saved.')).toBeVisible();
  const shown = page.locator('main img[src^="/img/avatar/"]').first();
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(512);
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
