import { randomUUID } from 'node:crypto';
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright/test';
import * as v from 'valibot';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';

const outboxSchema = v.array(v.object({ to: v.string(), code: v.nullable(v.string()) }));

/** Opens a browser that hides its automation: automated ones never get codes or captchas. */
export async function newPerson(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  return { context, page: await context.newPage() };
}

export function newEmail(): string {
  return `fan-${randomUUID().slice(0, 13)}@example.org`;
}

export function newUsername(): string {
  return `fan_${randomUUID().slice(0, 8)}`;
}

export const PASSWORD = 'three green corner flags';

/** Returns the newest code sent to an address, from the product's local outbox. */
async function codeSentTo(page: Page, to: string): Promise<string> {
  let code: string | null | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(new URL('/dev/outbox.json', page.url()));
      code = v.parse(outboxSchema, await answer.json()).find((sent) => sent.to === to)?.code;
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

export const isDesktop = (page: Page) => (page.viewportSize()?.width ?? 0) > 1_000;

/** Opens the dialog from the bar of a desktop, or from a phone's page for it. */
export async function openSignIn(page: Page): Promise<void> {
  await openPage(page, isDesktop(page) ? '/' : '/me/profile');
  const name = isDesktop(page) ? 'Sign in' : 'Sign in or create an account';
  await page.getByRole('button', { name, exact: true }).click();
  // All of it, on a phone too.
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
}

/** Requests a code in the open dialog and enters it. The next step's dialog has another name. */
export async function passCode(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail or phone number').fill(address);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  // Typed: the last digit sends it.
  await dialog.getByLabel('Code').pressSequentially(await codeSentTo(page, address));
}

/** In the open dialog: creates an account without a username. */
export async function signUp(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await passCode(page, address);
  await dialog.getByLabel('Choose a password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a username' })).toBeVisible();
}

/** In the open dialog, after `signUp`. */
export async function chooseUsername(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Save username' }).click();
}

/** Opens the page that deletes the signed-in account, up to its last question. */
export async function askToDelete(page: Page): Promise<void> {
  await openPage(page, '/me/security-and-privacy/delete-account');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
}

/** Deletes the signed-in account for good. */
export async function deleteAccount(page: Page): Promise<void> {
  await askToDelete(page);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
}

/** Uses the open dialog. */
export async function signIn(page: Page, address: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('E-mail or phone number').fill(address);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}
