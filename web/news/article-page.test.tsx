import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { livePage } from '../live/testing/live-page.tsx';
import { aLine, aSnapshot } from '../live/testing/lines.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { articleMeta } from './article-meta.ts';
import { ArticlePage } from './article-page.tsx';
import type { ArticleData } from './load-article.server.ts';
import { anArticle, articleData } from './testing/article-data.ts';

function rendered(more: Partial<ArticleData> = {}): string {
  return renderToStaticMarkup(livePage(<ArticlePage data={articleData(more)} />).page);
}

test('a match appears where the article embeds it', () => {
  const html = rendered();
  const places = ['<p>Before</p>', 'data-match-id="m1"', '<p>After</p>'].map((part) =>
    html.indexOf(part),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).toContain('2 min read');
  expect(html).toContain('href="/football/news/late-goal/a2"');
});

test('a live match has its room’s score', () => {
  const line = aLine('m1', { score: { home: 0, away: 0 } });
  const html = rendered({
    parts: [{ kind: 'match', match: matchOfLine(line) }],
    roomSnapshot: {
      sportKey: 'football',
      snapshot: aSnapshot(1, [{ ...line, score: { home: 4, away: 3 } }]),
    },
  });
  expect(html).toMatch(/>4</);
  expect(html).toMatch(/>3</);
});

test('a tag that a link already names does not stand twice', () => {
  const html = rendered({ tags: ['Cup', 'Harbour Town'] });
  expect(html.match(/>Harbour Town</g)).toHaveLength(1);
  expect(html).toContain('>Cup<');
});

test('an article in another language says so, has its lang, and links to the reader’s version', () => {
  const html = rendered({
    article: anArticle('a1', { language: 'pt-BR' }),
    inOwnLanguage: anArticle('a1-en'),
  });
  expect(html).toContain('In Portuguese');
  expect(html).toMatch(/<div class="[^"]*" lang="pt-BR" dir="auto"><p>Before<\/p><\/div>/);
  expect(html).toContain('href="/football/news/late-goal/a1-en"');
  expect(html).toContain('Read it in English');
});

test('an article has NewsArticle structured data for search engines', () => {
  const tags = articleMeta(articleData(), undefined);
  expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
  expect(tags.find((tag) => 'script:ld+json' in tag)).toMatchObject({
    'script:ld+json': {
      '@type': 'NewsArticle',
      headline: 'Late goal a1',
      datePublished: '2026-11-21T12:00:00.000Z',
      inLanguage: 'en',
      author: [{ '@type': 'Person', name: 'Ana Prado' }],
      articleSection: 'Football',
      keywords: 'Cup',
    },
  });
});
