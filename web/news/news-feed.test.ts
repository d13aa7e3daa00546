import { describe, expect, test } from 'vitest';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { START } from '../live/testing/lines.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { feedAnswer } from './feed-answer.ts';
import { newsAtom } from './news-atom.ts';
import { articleItem, newsFeedOf } from './news-feed.ts';
import { newsRss } from './news-rss.ts';
import { anArticle } from './testing/article-data.ts';
import { readXml } from './testing/read-xml.ts';

const SITE = BRANDS.tv.feBaseUrl;
const ARTICLES = [
  anArticle('a1', { title: 'Rovers & <b>United</b>', author: null, updatedAt: START + 60_000 }),
  anArticle('a b', { language: 'pt-BR', summary: '', sportKey: null, slug: 'gol' }),
];

function feed(format: 'rss' | 'atom', articles = ARTICLES) {
  return newsFeedOf(
    textOf('pt-BR'),
    BRANDS.tv,
    { format, sportKey: 'football' },
    articles.map(articleItem),
  );
}

const RFC_822 = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

describe('RSS 2.0', () => {
  const channel = readXml(newsRss(feed('rss'))).the('channel');
  const items = channel.all('item');

  test('has the required channel elements and its own URL with its language', () => {
    for (const name of ['title', 'link', 'description'])
      expect(channel.the(name).text).not.toBe('');
    expect(channel.the('language').text).toBe('pt-BR');
    expect(channel.the('atom:link').attributes).toEqual({
      href: `${SITE}/football/news/rss.xml?lang=pt-BR`,
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  test('has items with text, absolute URLs and RFC 822 dates', () => {
    expect(items).toHaveLength(2);
    for (const item of items) {
      expect(item.the('pubDate').text).toMatch(RFC_822);
      expect(URL.canParse(item.the('link').text)).toBe(true);
      expect(item.the('guid').attributes).toEqual({ isPermaLink: 'false' });
    }
    const [first, second] = items;
    expect(first?.the('title').text).toBe('Rovers & <b>United</b>');
    expect(first?.the('link').text).toBe(`${SITE}/football/news/late-goal/a1`);
    expect(first?.all('dc:creator')).toEqual([]);
    expect(second?.the('dc:language').text).toBe('pt-BR');
    expect(second?.the('dc:creator').text).toBe('Ana Prado');
    expect(second?.all('description')).toEqual([]);
  });
});

describe('Atom 1.0', () => {
  const atom = readXml(newsAtom(feed('atom')));
  const entries = atom.all('entry');
  const linksOf = (rel: string) =>
    atom.all('link').flatMap(({ attributes }) => (attributes.rel === rel ? [attributes.href] : []));

  test('has the required feed elements, and one link to itself and to its page', () => {
    expect(atom.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'pt-BR' });
    expect(URL.canParse(atom.the('id').text)).toBe(true);
    expect(atom.the('title').text).not.toBe('');
    // The latest change of its articles.
    expect(atom.the('updated').text).toBe(new Date(START + 60_000).toISOString());
    expect(linksOf('self')).toEqual([`${SITE}/football/news/atom.xml?lang=pt-BR`]);
    expect(linksOf('alternate')).toEqual([`${SITE}/football/news`]);
    // Entries may do without an author only where the feed has one.
    expect(atom.the('author').the('name').text).toBe(BRANDS.tv.brandDisplayName);
  });

  test('has entries with a stable id, their language and RFC 3339 dates', () => {
    expect(new Set(entries.map((entry) => entry.the('id').text)).size).toBe(2);
    for (const entry of entries) {
      expect(entry.the('id').text).toMatch(/^tag:[\w.-]+,2026:article\/[\w%-]+$/);
      expect(entry.the('title').text).not.toBe('');
      expect(entry.the('updated').text).toMatch(RFC_3339);
      expect(entry.the('published').text).toMatch(RFC_3339);
      expect(URL.canParse(entry.the('link').attributes.href ?? '')).toBe(true);
    }
    const [first, second] = entries;
    expect(first?.the('category').attributes).toEqual({ term: 'football' });
    expect(first?.the('summary').text).toBe('It came in the last minute.');
    expect(second?.attributes).toEqual({ 'xml:lang': 'pt-BR' });
    expect(second?.all('category')).toEqual([]);
    expect(second?.the('link').attributes).toMatchObject({ hreflang: 'pt-BR', rel: 'alternate' });
  });

  test('has a valid date without articles', () => {
    expect(readXml(newsAtom(feed('atom', []))).the('updated').text).toMatch(RFC_3339);
  });
});

test('a request with the current ETag gets a 304, also if the ETag is weak', async () => {
  const text = newsAtom(feed('atom'));
  const ask = (tag?: string) =>
    feedAnswer(
      new Request('http://localhost/', tag ? { headers: { 'if-none-match': tag } } : {}),
      text,
      'application/atom+xml',
    );
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('private, max-age=300');
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(tag);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await ask('"other"')).status).toBe(200);
});

test('videos are listed among the articles by time, with their own ids', () => {
  const video = {
    ...articleItem(anArticle('a1', { publishedAt: START + 1, title: 'All goals' })),
    kind: 'video' as const,
    path: '/football/news/video/all-goals/a1',
  };
  const items = [...ARTICLES.map(articleItem), video];
  const both = (format: 'rss' | 'atom') =>
    newsFeedOf(textOf('en'), BRANDS.tv, { format, sportKey: null }, items);
  const [first, ...others] = readXml(newsRss(both('rss')))
    .the('channel')
    .all('item');
  expect(others).toHaveLength(2);
  expect(first?.the('link').text).toBe(`${SITE}/football/news/video/all-goals/a1`);
  expect(first?.the('guid').text).toBe('video/a1');
  expect(first?.the('category').text).toBe('video');
  const [entry] = readXml(newsAtom(both('atom'))).all('entry');
  expect(entry?.the('id').text).toMatch(/^tag:[\w.-]+,2026:video\/a1$/);
});
