import { expect, test } from 'vitest';
import { kitOfJerseys } from './jerseys.ts';
import { jersey } from './testing/messages.ts';

const RED = '#b11226';
const WHITE = '#ffffff';
const NAVY = '#12336b';

test.each<[what: string, more: object, kit: object]>([
  ['no pattern and other sleeves', { sleeve: 'ffffff' }, { second: WHITE, pattern: 'plain' }],
  ['no pattern and equal sleeves', {}, { second: NAVY, pattern: 'plain' }],
  ['stripes', { stripes: true, stripes_color: 'FFFFFF' }, { second: WHITE, pattern: 'stripes' }],
  [
    'horizontal stripes',
    { horizontal_stripes: true, horizontal_stripes_color: 'ffffff' },
    { second: WHITE, pattern: 'hoops' },
  ],
  ['halves', { split: true, split_color: 'ffffff' }, { second: WHITE, pattern: 'halves' }],
  ['squares', { squares: true, squares_color: 'ffffff' }, { second: WHITE, pattern: 'checks' }],
  ['a pattern without a colour', { stripes: true }, { second: NAVY, pattern: 'stripes' }],
  [
    'a pattern in its own colour',
    { stripes: true, stripes_color: 'b11226' },
    { second: NAVY, pattern: 'stripes' },
  ],
  [
    'a colour that is none',
    { stripes: true, stripes_color: 'white' },
    { second: NAVY, pattern: 'stripes' },
  ],
  ['members of other types', { sleeve: 7, split: 'yes' }, { second: NAVY, pattern: 'plain' }],
])('a home jersey with %s is read as a kit', (_what, more, kit) => {
  expect(kitOfJerseys([{ ...jersey('home'), ...more }])).toEqual({ first: RED, ...kit });
});

test('only the home jersey is a team’s own', () => {
  const others = ['away', 'third', 'goalkeeper'].map(jersey);
  expect(kitOfJerseys(others)).toBeUndefined();
  const home = { ...jersey('home'), base: 'ffffff' };
  expect(kitOfJerseys([null, 'home', ...others, home])?.first).toBe(WHITE);
});

test.each<[what: string, more: object]>([
  ['without a base colour', { base: null }],
  ['of one colour', { number: 'b11226' }],
])('a home jersey %s is no kit', (_what, more) => {
  expect(kitOfJerseys([{ ...jersey('home'), ...more }])).toBeUndefined();
});
