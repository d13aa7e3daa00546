import { randomUUID } from 'node:crypto';
import type { Article } from '../../realtime/protocol/content.ts';
import { axeFindingsOnBoth } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { MatchOnTheField, sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

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

test('an article is listed, shows its match, and is found by search @phone', async ({
  page,
  baseURL,
}) => {
  const faults = collectFaults(page);
  const match = new MatchOnTheField(baseURL ?? '', { home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const id = `j-${randomUUID().slice(0, 8)}`;
  const parts: Article['parts'] = [
    { kind: 'html', html: '<p>Before the match.</p>' },
    { kind: 'match', matchId: match.matchId },
  ];
  await sendContent(baseURL ?? '', [
    article(id, { title: `Zarzuela ${id}`, matchIds: [match.matchId], parts }),
    article(`${id}-pt`, { language: 'pt-BR', title: `Só em português ${id}`, slug: 'so' }),
  ]);
  await openPage(page, '/football/news');
  const other = page.getByRole('article').filter({ hasText: `Só em português ${id}` });
  await expect(other).toContainText('In Portuguese');
  expect(await axeFindingsOnBoth(page)).toEqual([]);

  await page.getByRole('link', { name: `Zarzuela ${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zarzuela ${id}`);
  await expect(page.locator(`a[data-match-id="${match.matchId}"]`)).toContainText('Nuez Real');
  expect(await axeFindingsOnBoth(page)).toEqual([]);

  await openPage(page, '/news/search');
  await page.getByRole('main').getByRole('searchbox').fill(`zarzu ${id}`);
  await expect(page).toHaveURL(/keyword=zarzu/);
  await expect(page.locator('mark').first()).toHaveText('Zarzuela');
  expect(await axeFindingsOnBoth(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('an article’s other addresses lead to its canonical one @phone', async ({ page, baseURL }) => {
  const id = `j-${randomUUID().slice(0, 8)}`;
  await sendContent(baseURL ?? '', [article(id)]);
  await page.goto(`/article-details?id=${id}`);
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
  await page.goto(`/news/another-slug/${id}`);
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
  await page.goto(`/app-news-share?id=${id}`);
  await page.getByRole('link', { name: 'Read the article' }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
});

test('a match’s page links to an article about it @phone', async ({ page, baseURL }) => {
  const faults = collectFaults(page);
  const match = new MatchOnTheField(baseURL ?? '', { home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const id = `j-${randomUUID().slice(0, 8)}`;
  const news = page.getByRole('main').locator('section').filter({ hasText: 'News' });
  await openPage(page, `/football/match/${match.matchId}`);
  await expect(news).toHaveCount(0);

  const other = new MatchOnTheField(baseURL ?? '', { home: 'Olmo', away: 'Haya' });
  await other.kickOff();
  await sendContent(baseURL ?? '', [article(id, { matchIds: [other.matchId] })]);
  await openPage(page, `/football/match/${other.matchId}`);
  expect(await axeFindingsOnBoth(page)).toEqual([]);
  await news.getByRole('link', { name: `A late goal ${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`/football/news/a-late-goal/${id}$`));
  expect(faults).toEqual([]);
});

test('a withdrawn article responds with 410, says so, and offers other news @phone', async ({
  page,
  baseURL,
}) => {
  const faults = collectFaults(page);
  const id = `j-${randomUUID().slice(0, 8)}`;
  await sendContent(baseURL ?? '', [article(id)]);
  await sendContent(baseURL ?? '', [{ kind: 'withdrawal', id }]);
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
