import { expect, test } from 'vitest';
import { readArticle } from './read-article.ts';

/** A file with these lines between the fences; the body begins two lines after them. */
const file = (front: string[], body = 'It came late.') =>
  ['---', ...front, '---', '', body].join('\n');

const GOOD = ['title: A late goal', 'publishedAt: 2026-11-21T18:00Z'];

function articleOf(text: string, path = 'news/A late goal.md') {
  const read = readArticle(path, text);
  if (read.kind === 'faulty') throw new Error(JSON.stringify(read.faults));
  return read.article;
}

test('An article is made of its front matter and its Markdown', () => {
  const front = [
    ...GOOD,
    'language: pt-BR',
    'sport: basketball',
    'leagues: [l1]',
    'teams: [t1, t2]',
    'matches: [m1]',
    'hero: https://img.example/1.jpg',
    'author: Ana Prado',
    'tags: [Cup, Final]',
    'summary: |-',
    '  It came late.',
  ];
  expect(articleOf(file(front, '# Late\n\nA *goal*.'))).toMatchObject({
    kind: 'article',
    slug: 'a-late-goal',
    language: 'pt-BR',
    title: 'A late goal',
    summary: 'It came late.',
    publishedAt: Date.UTC(2026, 10, 21, 18),
    sportId: 2,
    leagueIds: ['l1'],
    teamIds: ['t1', 't2'],
    matchIds: ['m1'],
    tags: ['Cup', 'Final'],
    parts: [{ kind: 'html', html: '<h1>Late</h1>\n<p>A <em>goal</em>.</p>' }],
  });
});

test('A match splits the text at its paragraph, and reference links work on both sides', () => {
  const body = 'See [it][1].\n\n[[match:m1]]\n\nAnd [again][1].\n\n[1]: https://a.example';
  expect(articleOf(file(GOOD, body)).parts).toEqual([
    { kind: 'html', html: '<p>See <a href="https://a.example">it</a>.</p>' },
    { kind: 'match', matchId: 'm1' },
    { kind: 'html', html: '<p>And <a href="https://a.example">again</a>.</p>' },
  ]);
});

test('An article keeps its id when its file moves, and has another in another language', () => {
  const one = articleOf(file(GOOD), 'a/late.md');
  expect(articleOf(file([...GOOD, 'tags: [x]']), 'b/late.md').id).toBe(one.id);
  expect(articleOf(file([...GOOD, 'language: es-MX']), 'a/late.md').id).not.toBe(one.id);
});

test('Articles with the same name from different days have different ids', () => {
  const [title = '', at = ''] = GOOD;
  const later = articleOf(file([title, at.replace('11-21', '12-21')]), 'december/round-1.md');
  const hour = articleOf(file([title, at.replace('18:00', '19:00')]), 'november/round-1.md');
  const one = articleOf(file(GOOD), 'november/round-1.md');
  expect(later.id).not.toBe(one.id);
  expect(hour.id).toBe(one.id);
});

const dated = (time: string) => file(['title: A', `publishedAt: ${time}`]);

test.each<[what: string, text: string, line: number, message: string]>([
  ['no front matter', 'A late goal', 1, 'the file must begin with front matter'],
  ['front matter without end', '---\ntitle: A', 1, 'the front matter has no end'],
  ['YAML that is none', file(['title: [A', ...GOOD]), 3, 'Flow sequence'],
  ['no members', file(['- A']), 2, 'the front matter must be members with values'],
  ['no title', file(['publishedAt: 2026-11-21']), 2, 'title is missing'],
  ['no time', file(['title: A']), 2, 'publishedAt is missing'],
  ['a time that is none', dated('yesterday'), 3, 'publishedAt: must be a time'],
  ['a day that is none', dated('2026-13-41'), 3, 'must be a time of the calendar'],
  ['a day of no month', dated('2026-02-30'), 3, 'must be a time of the calendar'],
  ['a sport that is none', file([...GOOD, 'sport: curling']), 4, 'sport: must be one of'],
  ['a member that is none', file([...GOOD, 'colour: red']), 4, 'colour is no member'],
  ['a slug that is none', file([...GOOD, 'slug: A b']), 4, 'slug: must be lower-case'],
  ['a picture that is none', file([...GOOD, 'hero: cover.jpg']), 4, 'hero: must be an http(s)'],
  [
    'a match whose id is none',
    file([...GOOD, 'matches:', '  - m1', '  - a b']),
    6,
    'matches.1: must be',
  ],
  ['no text', file(GOOD, ''), 5, 'the article has no text'],
  [
    'a match in the text whose id is none',
    file(GOOD, 'A\n\nB\n\n[[match:a b]]'),
    10,
    '[[match:…]] must be',
  ],
  ['something unknown to show', file(GOOD, 'A\n\n[[poll:1]]'), 8, '[[poll:…]] shows nothing'],
])('%s is reported with its line', (_what, text, line, message) => {
  const read = readArticle('a.md', text);
  expect(read).toMatchObject({ kind: 'faulty', faults: [{ path: 'a.md', line }] });
  expect(read.kind === 'faulty' && read.faults[0]?.message).toContain(message);
});
