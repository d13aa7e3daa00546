import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import {
  sitemapPageName,
  sitemapPageNamed,
  sitemapPagePath,
  sitemapPages,
} from './sitemap-page.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const NOW = Date.parse('2026-11-21T18:30:00Z');

test('every sitemap file is found by its name', () => {
  const parts = sitemapPages(NOW, () => 1_001);
  expect(parts).toHaveLength(1 + 4 * ALL_SPORTS.length + 15 + 2 * 30);
  for (const page of parts) expect(sitemapPageNamed(sitemapPageName(page))).toEqual(page);
});

test('players have a file per thousand of a sport, the first under the name of the sport', () => {
  const namesAt = (count: number) =>
    sitemapPages(NOW, (sportKey) => (sportKey === 'football' ? count : 0))
      .map(sitemapPageName)
      .filter((name) => name.startsWith('players-football'));
  const [first, second, third] = ['', '-2', '-3'].map((part) => `players-football${part}`);
  expect(namesAt(0)).toEqual([first]);
  expect(namesAt(1_000)).toEqual([first]);
  expect(namesAt(1_001)).toEqual([first, second]);
  expect(namesAt(2_001)).toEqual([first, second, third]);
});

test('matches have a file per day from a week back to a week ahead', () => {
  const days = sitemapPages(NOW, () => 1_001).filter(({ kind }) => kind === 'matches');
  expect(days.map(sitemapPagePath).at(0)).toBe('/sitemaps/matches-2026-11-14.xml');
  expect(days.map(sitemapPagePath).at(-1)).toBe('/sitemaps/matches-2026-11-28.xml');
});

test('news has a file per day for the last 30 days', () => {
  const days = sitemapPages(NOW, () => 1_001).filter(({ kind }) => kind === 'news');
  expect(days.map(sitemapPagePath).at(0)).toBe('/sitemaps/news-2026-11-21.xml');
  expect(days.map(sitemapPagePath).at(-1)).toBe('/sitemaps/news-2026-10-23.xml');
});

test('the matches of a day of 1930 have a file', () => {
  expect(sitemapPageNamed('matches-1930-07-13')).toEqual({
    kind: 'matches',
    day: Date.parse('1930-07-13'),
  });
});

test.each([
  '',
  'teams',
  'teams-golf',
  'coaches-football',
  'matches-today',
  'matches-2026-13-45',
  'matches-0000-01-01',
  'matches-1899-12-31',
  'matches-2300-01-01',
  'pages-1',
  'teams-football-2',
  'players-football-0',
  'players-football-1',
  'players-football-02',
  'players-football-10000',
  'players-golf-2',
])('"%s" is no sitemap file', (name) => {
  expect(sitemapPageNamed(name)).toBeNull();
});

const SITES = {
  'x-default': 'https://a.example',
  en: 'https://a.example',
  'pt-BR': 'https://b.example',
  'es-MX': 'https://b.example',
};

test('URLs are absolute, in each language, and escaped for XML', () => {
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const alternatesOf = (path: string) =>
    [
      alternate('x-default', SITES.en + path),
      alternate('en', `${SITES.en}${path}?lang=en`),
      alternate('pt-BR', `${SITES['pt-BR']}${path}?lang=pt-BR`),
      alternate('es-MX', `${SITES['pt-BR']}${path}?lang=es-MX`),
    ].join('');
  expect(
    sitemapXml('https://www.scores.example', [{ path: '/' }, { path: '/match/a&b' }], SITES),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
<url><loc>https://www.scores.example/</loc>${alternatesOf('/')}</url>
<url><loc>https://www.scores.example/match/a&amp;b</loc>${alternatesOf('/match/a&amp;b')}</url>
</urlset>
`,
  );
});

test('a video has the elements of the video sitemap format', () => {
  const video = {
    thumbnail: 'https://s.example/clips/poster.jpg',
    stream: 'https://s.example/clips/index.m3u8?a&b',
    title: 'Saves & goals',
    description: 'From every side.',
    duration: 24.4,
    publishedAt: NOW,
  };
  const xmlOf = (more: Partial<typeof video>) =>
    sitemapXml('', [{ path: '/v', video: { ...video, ...more } }], SITES);
  expect(xmlOf({})).toContain(
    '<video:video><video:thumbnail_loc>https://s.example/clips/poster.jpg</video:thumbnail_loc>' +
      '<video:title>Saves &amp; goals</video:title>' +
      '<video:description>From every side.</video:description>' +
      '<video:content_loc>https://s.example/clips/index.m3u8?a&amp;b</video:content_loc>' +
      '<video:duration>24</video:duration>' +
      '<video:publication_date>2026-11-21T18:30:00.000Z</video:publication_date></video:video></url>',
  );
  expect(xmlOf({ duration: 0.2 })).toContain('<video:duration>1<');
  expect(xmlOf({ duration: 30_000 })).not.toContain('duration');
});

test('a file has at most 50,000 URLs', () => {
  const paths = Array.from({ length: 50_010 }, (_, index) => ({ path: `/${index}` }));
  expect(sitemapXml('', paths, SITES).match(/<url>/g)).toHaveLength(50_000);
});

test('the index lists the files', () => {
  expect(sitemapIndexXml('https://s.example', ['/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://s.example/sitemaps/pages.xml</loc></sitemap>',
  );
});
