import { randomUUID } from 'node:crypto';
import type { Article } from '../../realtime/protocol/content.ts';
import { article } from '../../edge/testing/articles.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage, settled } from './open-page.ts';

/** Returns an article with an id of its own. */
function newArticle(more: Partial<Article> = {}): Article {
  const id = `j-${randomUUID().slice(0, 8)}`;
  const published = { id, title: `A late goal ${id}`, publishedAt: Date.now() - 60_000 };
  return article({ ...published, sportId: 1, ...more });
}

test('an article is listed, shows its match, and is found by search @core @phone', async ({
  page,
  product,
  field,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const id = randomUUID().slice(0, 8);
  const title = `Zarzuela ${id}`;
  const parts: Article['parts'] = [
    { kind: 'html', html: '<p>Before the match.</p>' },
    { kind: 'match', matchId: match.matchId },
  ];
  const shown = newArticle({ title, matchIds: [match.matchId], parts });
  const other = newArticle({ language: 'pt-BR', title: `Só em português ${id}` });
  await sendContent(product.url, [shown, other]);
  await openPage(page, '/football/news');
  const row = page.getByRole('article').filter({ hasText: other.title });
  await expect(row).toContainText('In Portuguese');

  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/late-goal/${shown.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator(`a[data-match-id="${match.matchId}"]`)).toContainText('Nuez Real');

  await openPage(page, '/news/search');
  await page.getByRole('main').getByRole('searchbox').fill(`zarzu ${id}`);
  await expect(page).toHaveURL(/keyword=zarzu/);
  await expect(page.locator('mark').first()).toHaveText('Zarzuela');
  expect(faults).toEqual([]);
});

test('the page that an app shares for an article leads to it @phone', async ({ page, product }) => {
  const shared = newArticle();
  await sendContent(product.url, [shared]);
  await openPage(page, `/app-news-share?id=${shared.id}`);
  await page.getByRole('link', { name: 'Read the article' }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/late-goal/${shared.id}$`));
});

test('a match’s page links to an article about it, and axe finds nothing on either @phone', async ({
  page,
  product,
  field,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const news = page.getByRole('main').locator('section').filter({ hasText: 'News' });
  await openPage(page, `/football/match/${match.matchId}`);
  await expect(news).toHaveCount(0);

  const other = field.match({ home: 'Olmo', away: 'Haya' });
  await other.kickOff();
  const parts: Article['parts'] = [{ kind: 'match', matchId: other.matchId }];
  const about = newArticle({ matchIds: [other.matchId], parts });
  await sendContent(product.url, [about]);
  await openPage(page, `/football/match/${other.matchId}`);
  expect(await axeFindings(page)).toEqual([]);
  await news.getByRole('link', { name: about.title }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/late-goal/${about.id}$`));
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a withdrawn article responds with 410, says so, and offers other news @phone', async ({
  page,
  product,
}) => {
  const faults = collectFaults(page);
  const withdrawn = newArticle();
  const { id } = withdrawn;
  await sendContent(product.url, [withdrawn]);
  await sendContent(product.url, [{ kind: 'withdrawal', id }]);
  for (const path of [`/football/news/late-goal/${id}`, `/app-news-share?id=${id}`]) {
    const answer = await openPage(page, path);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This article has been withdrawn',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  await page.getByRole('link', { name: 'More news' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main')).not.toContainText(id);
  // Its data request gets 410, too.
  expect(faults.filter((fault) => !fault.includes('410 (Gone)'))).toEqual([]);
});
