import * as v from 'valibot';
import { expect, test } from 'vitest';
import { articleSchema } from '../../protocol/content.ts';
import { demoNews } from './demo-news.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const news = demoNews(NOW);

test('the news has up to a hundred stories, each in four languages', () => {
  const stories = [...new Set(news.map(({ story }) => story))];
  expect(stories.length).toBeGreaterThan(80);
  expect(stories.length).toBeLessThanOrEqual(100);
  for (const story of stories) {
    const versions = news.filter((article) => article.story === story);
    expect(versions.map(({ language }) => language)).toEqual(['en', 'pt-BR', 'es-MX', 'ar']);
  }
  expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
});

test('every article is valid and published before now', () => {
  for (const article of news) v.assert(articleSchema, article);
  expect(news.every(({ publishedAt }) => publishedAt <= NOW)).toBe(true);
});

test('an article stays the same when it is generated later', () => {
  const later = new Map(demoNews(NOW + 3 * 3_600_000).map((article) => [article.id, article]));
  const both = news.filter(({ id }) => later.has(id));
  expect(both.length).toBeGreaterThan(100);
  for (const article of both) expect(later.get(article.id)).toEqual(article);
});
