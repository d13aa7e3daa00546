import { afterEach, expect, it, vi } from 'vitest';
import type { Policy } from '../../../realtime/protocol/content.ts';
import { article } from '../../testing/articles.ts';
import { cleanContent } from './clean-content.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** An article with parts of the given HTML. */
const articleOf = (...parts: string[]) =>
  article({ parts: parts.map((html) => ({ kind: 'html' as const, html })) });

function policy(more: Partial<Policy>): Policy {
  return {
    kind: 'policy',
    id: 'privacy-policy.en',
    policy: 'privacy-policy',
    language: 'en',
    introduction: '<p onclick="x()">We keep little.</p>',
    sections: [{ id: 'who', title: 'Who', html: '<p>Us.</p><script>x()</script>' }],
    ...more,
  };
}

const DEEP = '<b>'.repeat(300);
const LONG = '&'.repeat(99_000);

it('cleans each part once', async () => {
  const parse = vi.spyOn(URL, 'parse');
  const link = (at: number) => `https://a.example/${at}`;
  const parts = [0, 1, 2].map(
    (at) => `<a href="${link(at)}">Goal</a>${'<p>Goal.</p>'.repeat(5_000)}`,
  );
  await cleanContent([articleOf(...parts)], []);
  expect(parse.mock.calls.map(([address]) => address)).toEqual([0, 1, 2].map(link));
});

it.each([
  ['long parts', articleOf(...Array.from({ length: 4 }, () => '<p>Goal.</p>'.repeat(1_400))), 3],
  ['many short parts', articleOf(...Array.from({ length: 100 }, () => 'Goal.'.repeat(100))), 3],
  [
    'sections of a policy',
    policy({
      sections: ['a', 'b'].map((id) => ({ id, title: id, html: '<p>a</p>'.repeat(2_000) })),
    }),
    2,
  ],
  ['one short part', articleOf('<p>Goal.</p>'), 0],
])('gives the thread back between %s', async (_what, item, pauses) => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await cleanContent([item], []);
  expect(timers).toHaveBeenCalledTimes(pauses);
});

it.each([
  ['a part', articleOf('<p>Goal.</p>', DEEP), 'parts[1].html'],
  ['an introduction', policy({ introduction: DEEP }), 'introduction'],
  [
    'a section',
    policy({ sections: [{ id: 'a', title: 'A', html: DEEP.replaceAll('b', 'svg') }] }),
    'sections[0].html',
  ],
])('names %s whose elements are too deep within each other', async (_what, item, member) => {
  const { content, faults } = await cleanContent([articleOf('Goal.'), item], []);
  expect(content).toHaveLength(1);
  expect(faults).toEqual([
    { path: `content[1].${member}`, message: 'takes 256 elements within each other at most' },
  ]);
});

it.each([
  ['a part', articleOf(LONG), 'parts[0].html'],
  ['a section', policy({ sections: [{ id: 'a', title: 'A', html: LONG }] }), 'sections[0].html'],
])('names %s that is too long once it is cleaned', async (_what, item, member) => {
  expect((await cleanContent([item], [])).faults).toEqual([
    {
      path: `content[0].${member}`,
      message: 'takes 200000 characters at most once it is cleaned',
    },
  ]);
});

it('cleans articles and policies, and keeps the rest of them', async () => {
  const one = articleOf('<script>x()</script>', '<p onclick="x()">Goal</p>');
  const { content } = await cleanContent([one, policy({})], []);
  expect(content).toEqual([
    { ...one, parts: [{ kind: 'html', html: '<p>Goal</p>' }], isClean: true },
    {
      ...policy({}),
      introduction: '<p>We keep little.</p>',
      sections: [{ id: 'who', title: 'Who', html: '<p>Us.</p>' }],
      isClean: true,
    },
  ]);
});
