import { randomUUID } from 'node:crypto';
import type { Article } from '../../realtime/protocol/content.ts';
import { axeFindingsOnBoth } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const newId = () => `j-${randomUUID().slice(0, 8)}`;

function article(id: string, more: Partial<Article> = {}): Article {
  return {
    kind: 'article',
    id,
    slug: 'a-late-goal',
    language: 'en',
    title: `A late goal ${id}`,
    summary: 'It came in the last minute.',
    publishedAt: Date.now() - 60_000,
    sportId: 1,
    parts: [{ kind: 'html', html: '<p>It came in the last minute.</p><script>x()</script>' }],
    ...more,
  };
}

test('an article is listed, shows its match, and is found by search @core @phone', async ({
  page,
  product,
  field,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const id = newId();
  const parts: Article['parts'] = [
    { kind: 'html', html: '<p>Before the match.</p>' },
    { kind: 'match', matchId: match.matchId },
  ];
  await sendContent(product.url, [
    article(id, { title: `Zarzuela ${id}`, matchIds: [match.matchId], parts }),
    article(`${id}-pt`, { language: 'pt-BR', title: `Só em português ${id}`, slug: 'so' }),
  ]);
  await openPage(page, '/football/news');
  const other = page.getByRole('article').filter({ hasText: `Só em português ${id}` });
  await expect(other).toContainText('In Portuguese');

  await page.getByRole('link', { name: `Zarzuela ${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zarzuela ${id}`);
  await expect(page.locator(`a[data-match-id="${match.matchId}"]`)).toContainText('Nuez Real');

  await openPage(page, '/news/search');
  await page.getByRole('main').getByRole('searchbox').fill(`zarzu ${id}`);
  await expect(page).toHaveURL(/keyword=zarzu/);
  await expect(page.locator('mark').first()).toHaveText('Zarzuela');
  expect(faults).toEqual([]);
});

test('lists of articles, an article and a search are accessible at both sizes @phone', async ({
  page,
  product,
  field,
}) => {
  const match = field.match({ home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const id = newId();
  const parts: Article['parts'] = [{ kind: 'match', matchId: match.matchId }];
  await sendContent(product.url, [
    article(id, { title: `Zarzuela ${id}`, parts }),
    article(`${id}-pt`, { language: 'pt-BR', title: `Só em português ${id}`, slug: 'so' }),
  ]);
  const paths = [
    '/football/news',
    `/football/news/a-late-goal/${id}`,
    `/news/search?keyword=${id}`,
  ];
  for (const path of paths) {
    await openPage(page, path);
    await expect(page.getByRole('main')).toContainText(`Zarzuela ${id}`);
    expect(await axeFindingsOnBoth(page), path).toEqual([]);
  }
});

test('the page that an app shares for an article leads to it @phone', async ({ page, product }) => {
  const id = newId();
  await sendContent(product.url, [article(id)]);
  await openPage(page, `/app-news-share?id=${id}`);
  await page.getByRole('link', { name: 'Read the article' }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
});

test('a match’s page links to an article about it @phone', async ({ page, product, field }) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const id = newId();
  const news = page.getByRole('main').locator('section').filter({ hasText: 'News' });
  await openPage(page, `/football/match/${match.matchId}`);
  await expect(news).toHaveCount(0);

  const other = field.match({ home: 'Olmo', away: 'Haya' });
  await other.kickOff();
  await sendContent(product.url, [article(id, { matchIds: [other.matchId] })]);
  await openPage(page, `/football/match/${other.matchId}`);
  expect(await axeFindingsOnBoth(page)).toEqual([]);
  await news.getByRole('link', { name: `A late goal ${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
  expect(faults).toEqual([]);
});

test('a withdrawn article responds with 410, says so, and offers other news @phone', async ({
  page,
  product,
}) => {
  const faults = collectFaults(page);
  const id = newId();
  await sendContent(product.url, [article(id)]);
  await sendContent(product.url, [{ kind: 'withdrawal', id }]);
  for (const path of [`/football/news/a-late-goal/${id}`, `/app-news-share?id=${id}`]) {
    const answer = await openPage(page, path);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This article has been withdrawn',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await axeFindingsOnBoth(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'More news' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main')).not.toContainText(id);
  // Its data request gets 410, too.
  expect(faults.filter((fault) => !fault.includes('410 (Gone)'))).toEqual([]);
});
