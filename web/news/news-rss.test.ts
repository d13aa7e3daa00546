import { expect, test } from 'vitest';
import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { textOf } from '../text/text.ts';
import { newsRss } from './news-rss.ts';
import { anArticle } from './testing/article-data.ts';

test('a feed has whole addresses, times as RSS writes them, and texts that XML can hold', () => {
  const article = anArticle('a1', { title: 'Rovers & <b>United</b>', author: null });
  const rss = newsRss(textOf('pt-BR'), FIRST_BRAND, 'football', [article]);
  const site = FIRST_BRAND.feBaseUrl;
  expect(rss).toContain('<language>pt-BR</language>');
  expect(rss).toContain(`href="${site}/football/news/rss.xml" rel="self"`);
  expect(rss).toContain('<title>Rovers &amp; &lt;b&gt;United&lt;/b&gt;</title>');
  expect(rss).toContain(`<link>${site}/football/news/late-goal/a1</link>`);
  expect(rss).toContain('<guid isPermaLink="false">a1</guid>');
  expect(rss).toContain('<pubDate>Sat, 21 Nov 2026 12:00:00 GMT</pubDate>');
  expect(rss).not.toContain('dc:creator>');
});
