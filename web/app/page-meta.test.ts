import { expect, test } from 'vitest';
import { FIRST_BRAND, SECOND_BRAND } from '../../edge/brand/brand.ts';
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

test('a page is at home on its own brand’s site and names the other’s', () => {
  const setting = { brand: SECOND_BRAND, origin: 'http://localhost:8787' };
  const links = pageMeta({ ...page, path: '/live' }, setting).filter((meta) => 'tagName' in meta);
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: `${SECOND_BRAND.feBaseUrl}/live` },
    ...['x-default', 'en'].map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: `${FIRST_BRAND.feBaseUrl}/live`,
    })),
    ...['en-BR', 'en-MX'].map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: `${SECOND_BRAND.feBaseUrl}/live`,
    })),
  ]);
});

test('a page with a picture of its own is shared with it, and one that is not indexed says so', () => {
  const setting = { brand: FIRST_BRAND, origin: 'https://scores.example' };
  const image = { path: '/cards/match/7.png', alt: 'Alder 1–0 Birch' };
  expect(pageMeta({ ...page, image, isIndexed: false }, setting)).toEqual(
    expect.arrayContaining([
      { name: 'robots', content: 'noindex' },
      { property: 'og:image', content: 'https://scores.example/cards/match/7.png' },
      { property: 'og:image:alt', content: 'Alder 1–0 Birch' },
    ]),
  );
});
