import { randomUUID } from 'node:crypto';
import { deleteAccount, newEmail, newPerson, signUp } from './account.ts';
import { axeFindingsOnBoth } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { awake, openPage } from './open-page.ts';

test.describe.configure({ timeout: 120_000 });

test('a comment under an article is read by others and stays without a name when its account is deleted @phone', async ({
  browser,
  page: others,
  baseURL,
}) => {
  const id = `j-${randomUUID().slice(0, 8)}`;
  await sendContent(baseURL ?? '', [
    {
      kind: 'article',
      id,
      slug: 'a-late-goal',
      language: 'en',
      title: `A late goal ${id}`,
      publishedAt: Date.now() - 60_000,
      sportId: 1,
      parts: [{ kind: 'html', html: '<p>It came in the last minute.</p>' }],
    },
  ]);
  const path = `/football/news/a-late-goal/${id}`;
  const { context, page } = await newPerson(browser);
  const faults = collectFaults(page);
  await openPage(page, path);
  await page.getByRole('button', { name: 'Sign in to comment' }).click();
  await signUp(page, newEmail());
  const name = `fan_${Date.now() % 1_000_000_000}`;
  await page.getByRole('dialog').getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The sign-in returns to the same page, without a message or a reload.
  await expect(page).toHaveURL(path);
  const text = `What a finish! <b>${id}</b>`;
  await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  const own = page.getByRole('listitem').filter({ hasText: text });
  await expect(own).toContainText(name);
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
  expect(await axeFindingsOnBoth(page)).toEqual([]);

  await openPage(others, path);
  const read = others.getByRole('listitem').filter({ hasText: text });
  await expect(read).toContainText(name);

  // A link near the article's head shows the count and leads to the comments.
  await others.getByRole('link', { name: '1 comment' }).click();
  await expect(others).toHaveURL(/#comments$/);
  await read.getByRole('button', { name: `Report the comment: ${text}` }).click();
  const asked = others.getByRole('dialog', { name: 'Report this comment?' });
  await expect(asked).toBeVisible();
  expect(await axeFindingsOnBoth(others)).toEqual([]);
  await asked.getByRole('button', { name: 'Report' }).press('Enter');
  await expect(read).toContainText('Reported');

  await page.getByRole('textbox', { name: 'Your comment' }).fill('Said too soon');
  await page.getByRole('button', { name: 'Send' }).click();
  const soon = page.getByRole('listitem').filter({ hasText: 'Said too soon' });
  await expect(soon).toContainText('just now');
  await soon.getByRole('button', { name: 'Delete your comment: Said too soon' }).click();
  const confirming = page.getByRole('dialog', { name: 'Delete your comment?' });
  await expect(confirming).toBeVisible();
  expect(await axeFindingsOnBoth(page)).toEqual([]);
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
