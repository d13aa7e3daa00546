import type { Page } from 'playwright/test';
import { article } from '../../edge/testing/articles.ts';
import { deleteAccount, newPerson, newUsername, PASSWORD, signIn } from './account.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { keepToasts } from './keep-toasts.ts';
import { newMember } from './member.ts';
import { awake, openPage } from './open-page.ts';
import { textFaults } from './text-faults.ts';

/** Publishes an article. Returns its path. */
async function publish(baseUrl: string): Promise<string> {
  const published = article({ publishedAt: Date.now() - 60_000, sportId: 1 });
  await sendContent(baseUrl, [published]);
  return `/football/news/${published.slug}/${published.id}`;
}

/** Sends a comment under the open article. Returns its row. */
async function comment(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  const row = rowOf(page, text);
  await expect(row).toBeVisible();
  return row;
}

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('a comment under an article is read by others and stays without a name when its account is deleted @core @phone', async ({
  browser,
  page: others,
  product,
}) => {
  const path = await publish(product.url);
  const { context, page } = await newPerson(browser);
  await keepToasts(page);
  const faults = collectFaults(page);
  const name = newUsername();
  const email = await newMember(page, product, name);
  await context.clearCookies();
  await openPage(page, path);
  await page.getByRole('button', { name: 'Sign in to comment' }).click();
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The sign-in returns to the same page, without a message or a reload.
  await expect(page).toHaveURL(path);
  const text = `What a finish! <b>Bold</b> G${'o'.repeat(60)}al`;
  await expect(await comment(page, text)).toContainText(name);
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();

  const read = rowOf(others, text);
  // A link near the article's head shows the count and leads to the comments.
  const count = others.getByRole('link', { name: '1 comment' });
  await expect(async () => {
    await openPage(others, path);
    await expect(read).toContainText(name);
    // For two seconds the product may answer with a page from before, which counts none.
    expect(await count.count()).toBe(1);
  }).toPass();
  await count.click();
  await expect(others).toHaveURL(/#comments$/);
  await others.setViewportSize({ width: 320, height: 640 });
  expect(await textFaults(others)).toEqual([]);
  await read.getByRole('button', { name: `Report the comment: ${text}` }).click();
  const asked = others.getByRole('dialog', { name: 'Report this comment?' });
  await asked.getByRole('button', { name: 'Report' }).press('Enter');
  await expect(read).toContainText('Reported');

  const soon = await comment(page, 'Said too soon');
  await expect(soon).toContainText('just now');
  await soon.getByRole('button', { name: 'Delete your comment: Said too soon' }).click();
  const confirming = page.getByRole('dialog', { name: 'Delete your comment?' });
  await confirming.getByRole('button', { name: 'Delete' }).click();
  await expect(soon).toHaveCount(0);
  await expect(page.getByText('Your comment is deleted.')).toBeVisible();

  await deleteAccount(page);
  await others.reload();
  await awake(others);
  await expect(read).toContainText('deleted user');
  await expect(read).not.toContainText(name);
  expect(faults).toEqual([]);
  await context.close();
});

test('axe finds nothing in comments and in the dialogs that report and delete one @phone', async ({
  browser,
  page,
  product,
}) => {
  const path = await publish(product.url);
  await newMember(page, product, newUsername());
  await openPage(page, path);
  const own = await comment(page, 'What a finish!');
  expect(await axeFindings(page)).toEqual([]);
  await own.getByRole('button', { name: /^Delete your comment/ }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your comment?' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const others = await browser.newPage();
  await openPage(others, path);
  await others.getByRole('button', { name: /^Report the comment/ }).click();
  await expect(others.getByRole('dialog', { name: 'Report this comment?' })).toBeVisible();
  expect(await axeFindings(others)).toEqual([]);
  await others.close();
});
