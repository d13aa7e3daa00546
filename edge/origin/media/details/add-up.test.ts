import { expect, test } from 'vitest';
import { addUp } from './add-up.ts';

test('figures are added up, but for the longest, of which the largest counts', () => {
  const first = { goals: 1, 'longest-rush': 12, 'longest-reception': 40 };
  const second = { goals: 2, 'longest-rush': 31, 'longest-reception': 8 };
  expect(addUp([first, second])).toEqual({
    goals: 3,
    'longest-rush': 31,
    'longest-reception': 40,
  });
});

test('a figure that one match lacks is that of the others', () => {
  expect(addUp([{ assists: 1 }, {}, { assists: 1, saves: 4 }])).toEqual({ assists: 2, saves: 4 });
});
