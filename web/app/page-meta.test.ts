import { expect, test } from 'vitest';
import { FIRST_BRAND, SECOND_BRAND } from '../../edge/contracts/brand.ts';
import { pageMeta } from './page-meta.ts';

const page = { title: 'Live scores', description: 'Scores of today.' };

test.each([FIRST_BRAND, SECOND_BRAND])('a page speaks of its brand, %#', (brand) => {
  const name = brand.brandDisplayName;
  expect(pageMeta(page, { brand, origin: 'https://scores.example' })).toEqual(
    expect.arrayContaining([
      { title: `Live scores · ${name}` },
      { name: 'description', content: `Scores of today. On ${name}.` },
      {
        property: 'og:image',
        content: `https://scores.example/covers/${brand.brandName.toLowerCase()}.png`,
      },
    ]),
  );
});
