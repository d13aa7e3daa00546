import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { decodeFeed } from './decode-feed.ts';
import type { FeedSubjects } from './entry-article.ts';
import { readFeed } from './read-feed.ts';

const NOTHING: FeedSubjects = { leagueIds: [], teamIds: [] };

function read(text: string, more: Partial<Parameters<typeof readFeed>[2]> = {}) {
  return readFeed('https://feed.example/rss', text, {
    subjects: NOTHING,
    byCategory: new Map(),
    ...more,
  });
}

async function readFixture(name: string, more = {}) {
  return read(await readFile(new URL(`testing/${name}.xml`, import.meta.url), 'utf8'), more);
}

describe('readFeed', () => {
  it('reads RSS as WordPress writes it, and reports an entry with a fault by its line', async () => {
    const { articles, faults, entries } = await readFixture('wordpress', {
      byCategory: new Map([['coast league', { leagueIds: ['l7'], teamIds: [] }]]),
    });
    expect(entries).toBe(2);
    expect(articles).toMatchObject([
      {
        slug: 'harbour-towns-late-show-the-fans-verdict',
        title: 'Harbour Town’s late show & the fans’ verdict',
        language: 'en-GB',
        author: 'Ana Prado',
        publishedAt: Date.UTC(2026, 10, 21, 18),
        sportId: 1,
        leagueIds: ['l7'],
        tags: ['Football', 'Coast League'],
      },
    ]);
    const [part] = articles[0]?.parts ?? [];
    expect(part).toMatchObject({ kind: 'html' });
    const html = part?.kind === 'html' ? part.html : '';
    expect(html).toContain('src="https://quay.example/wp-content/uploads/goal.jpg"');
    expect(html).toContain('href="https://quay.example/table/"');
    expect(faults).toEqual([
      { path: 'https://feed.example/rss', line: 29, message: '“No date here”: it has no date' },
    ]);
  });

  it('reads RSS as Ghost writes it, with a picture and a summary beside the text', async () => {
    const { articles } = await readFixture('ghost');
    expect(articles).toMatchObject([
      {
        title: 'Three sets & a tie-break',
        summary: 'A long evening.',
        hero: 'https://baseline.example/content/images/court.jpg',
        sportId: 5,
        language: 'en',
      },
    ]);
  });

  it('reads Atom as Blogger writes it, each entry with its own author and language', async () => {
    const { articles } = await readFixture('blogger');
    expect(articles).toMatchObject([
      {
        title: 'Gol aos 90 <3',
        language: 'pt-BR',
        author: 'Bia Reis',
        publishedAt: Date.UTC(2026, 10, 22, 12),
        updatedAt: Date.UTC(2026, 10, 22, 13),
        hero: 'https://img.example/s72/gol.jpg',
        tags: ['Copa'],
      },
    ]);
  });

  it('uses a summary as the text if there is no other, with a link to the source', async () => {
    const { articles } = await readFixture('agency', {
      subjects: { sportId: 1, leagueIds: ['l1'], teamIds: ['t1'] },
    });
    expect(articles).toMatchObject([
      { sportId: 1, leagueIds: ['l1'], teamIds: ['t1'], hero: 'https://img.example/976/c1x.jpg' },
    ]);
    expect(articles[0]).not.toHaveProperty('summary');
    expect(articles[0]?.parts).toEqual([
      {
        kind: 'html',
        html:
          'The pitch is under water.\n<p><a href="https://agency.example/sport/articles/c1x?at_medium=RSS">' +
          'agency.example</a></p>',
      },
    ]);
  });

  it('reads video descriptions as YouTube writes them', async () => {
    const { articles } = await readFixture('videos');
    expect(articles).toMatchObject([{ author: 'Club channel', title: 'Training, Friday' }]);
    expect(articles[0]?.hero).toBe('https://i1.ytimg.example/vi/abc/hq.jpg');
    expect(articles[0]?.parts).toMatchObject([
      { html: expect.stringContaining('<p>Before the derby.</p><p>Tickets &amp; more below.</p>') },
    ]);
  });

  it('reads RSS 1.0', async () => {
    const { articles } = await readFixture('rdf');
    expect(articles).toMatchObject([
      { title: 'Se aplaza el partido', language: 'es', publishedAt: Date.UTC(2026, 10, 19, 7) },
    ]);
  });

  it('gives an entry the same id at every import, and a different id in another feed', () => {
    const feed = (link: string, title: string) =>
      `<rss><channel><link>${link}</link><item><guid>17</guid><title>${title}</title>
      <pubDate>Sun, 22 Nov 2026 09:15:00 GMT</pubDate><description>a</description></item></channel></rss>`;
    const idOf = (text: string) => read(text).articles[0]?.id;
    const id = idOf(feed('https://a.example', 'One'));
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(idOf(feed('https://a.example', 'Another'))).toBe(id);
    expect(idOf(feed('https://b.example', 'One'))).not.toBe(id);
  });

  const item = (inner: string) =>
    `<rss><channel><link>https://a.example</link>\n<item>${inner}</item></channel></rss>`;
  const DATE = '<pubDate>Sun, 22 Nov 2026 09:15:00 GMT</pubDate>';

  it.each<[string, string, number, string]>([
    ['XML that is broken off', '<rss><channel>\n<item>', 2, 'Missing end tag for element item'],
    ['an ampersand alone', item('<title>A & B</title>'), 2, 'Unterminated reference'],
    ['an entry that nothing names', item(`<title>A</title>${DATE}`), 2, 'neither id nor link'],
    ['an entry without a title', item(`<guid>1</guid>${DATE}`), 2, 'it has no title'],
    ['an entry without text', item(`<guid>1</guid><title>A</title>${DATE}`), 2, 'it has no text'],
    ...['soon', 'Sun, 22 Nov 2026 09:15 UTC10'].map((date): [string, string, number, string] => [
      `the date “${date}”`,
      item(`<guid>1</guid><title>A</title><pubDate>${date}</pubDate><description>a</description>`),
      2,
      `its date is none: ${date}`,
    ]),
    [
      'entities that grow',
      `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n${item('<title>&b;</title>')}`,
      3,
      "Named entity isn't defined",
    ],
  ])('%s is reported with its line', (_name, text, line, message) => {
    const { articles, faults } = read(text);
    expect(articles).toEqual([]);
    expect(faults).toMatchObject([{ line, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['{"version": "https://jsonfeed.org/version/1.1"}', 'it is JSON'],
    ['<urlset/>', 'neither RSS nor Atom: its XML is of <urlset>'],
    ['<!doctype html><html><head></head>', 'a web page that names no feed'],
    [
      '<!doctype html><html><link rel="alternate" type="application/atom+xml" href="/atom.xml">',
      'it is a web page; its feed is https://feed.example/atom.xml',
    ],
  ])('%s is not a feed', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('survives deeply nested elements', () => {
    const deep = '<a>'.repeat(200_000);
    expect(() => read(deep)).not.toThrow();
  });
});

describe('decodeFeed', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  it.each<[string, Uint8Array, string | undefined, string]>([
    [
      'as its declaration says',
      bytes('<?xml version="1.0" encoding="ISO-8859-1"?>\xe9'),
      undefined,
      'é',
    ],
    [
      'with the quotes of Windows',
      bytes('<?xml version="1.0" encoding="windows-1252"?>\x93'),
      undefined,
      '“',
    ],
    ['as its server says', bytes('<?xml version="1.0" encoding="utf-8"?>\xe9'), 'iso-8859-1', 'é'],
    ['as its mark says', new Uint8Array([0xff, 0xfe, 0xe9, 0x00]), 'iso-8859-1', 'é'],
    ['as UTF-8 where nobody says', new TextEncoder().encode('é'), undefined, 'é'],
  ])('decodes %s', (_name, given, charset, end) => {
    expect(decodeFeed(given, charset)).toMatch(new RegExp(`${end}$`));
  });

  it('rejects wrongly declared and unknown encodings', () => {
    expect(() => decodeFeed(bytes('\xe9'))).toThrow('it says that it is in utf-8, and is not');
    expect(() => decodeFeed(bytes('a'), 'klingon')).toThrow('klingon, which is no encoding');
  });
});
