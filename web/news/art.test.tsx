import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Art, type ArtProps } from './art.tsx';

const team = (id: string, more: Partial<ArtProps['teams'][number]> = {}) => ({
  id,
  name: `FC ${id}`,
  shortName: id,
  ...more,
});

/** Counts cloths and crests, which are drawn in boxes of their own. */
function drawn(props: ArtProps) {
  const html = renderToStaticMarkup(<Art {...props} />);
  const count = (part: RegExp) => html.match(part)?.length ?? 0;
  return {
    ground: /href="[^"]*#([\w-]+)"/.exec(html)?.[1],
    cloths: count(/viewBox="0 0 1440 120"/g),
    faces: count(/data-crest/g),
    words: html.replaceAll(/<[^>]*>/g, ''),
  };
}

test.each([
  ['two clubs', 'football', [team('a'), team('b')], { cloths: 2, faces: 2 }],
  ['a club', 'handball', [team('a')], { cloths: 1, faces: 1 }],
  [
    'two nations',
    'football',
    [team('a', { nation: 'br' }), team('b', { nation: 'mx' })],
    { cloths: 0, faces: 2 },
  ],
  ['two players', 'tennis', [team('a'), team('b')], { cloths: 0, faces: 2 }],
  ['no team', 'baseball', [], { cloths: 0, faces: 0 }],
] as const)(
  'a picture of %s has the ground of %s, without words',
  (_name, sportKey, teams, parts) => {
    expect(drawn({ sportKey, teams })).toEqual({ ground: sportKey, words: '', ...parts });
  },
);

test('a picture without a sport has no ground', () => {
  expect(renderToStaticMarkup(<Art sportKey={null} teams={[team('a')]} />)).not.toContain('svg');
});
