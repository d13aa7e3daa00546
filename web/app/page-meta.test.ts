import { expect, test } from 'vitest';
import { FIRST_BRAND, SECOND_BRAND } from '../../edge/brand/brand.ts';
import { pageMeta } from './page-meta.ts';

const page = { title: 'Live scores', description: 'Scores of today.' };

test.each([FIRST_BRAND, SECOND_BRAND])('a page speaks of its brand, %#', (brand) => {
  const name = brand.brandDisplayName;
  expect(pageMeta(page, { brand, origin: 'https://scores.example', language: 'en' })).toEqual(
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

test('a page is at home on its own brand’s site and names its address in each language', () => {
  const setting = { brand: SECOND_BRAND, origin: 'http://localhost:8787', language: 'en' } as const;
  const links = pageMeta({ ...page, path: '/live' }, setting).filter((meta) => 'tagName' in meta);
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: `${SECOND_BRAND.feBaseUrl}/live` },
    ...[
      ['x-default', `${FIRST_BRAND.feBaseUrl}/live`],
      ['en', `${FIRST_BRAND.feBaseUrl}/live?lang=en`],
      ['pt-BR', `${SECOND_BRAND.feBaseUrl}/live?lang=pt-BR`],
      ['es-MX', `${SECOND_BRAND.feBaseUrl}/live?lang=es-MX`],
    ].map(([hrefLang, href]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })),
  ]);
});

test('a page with a picture of its own is shared with it, and one that is not indexed says so', () => {
  const setting = { brand: FIRST_BRAND, origin: 'https://scores.example', language: 'en' } as const;
  const image = { path: '/cards/match/7.png', alt: 'Alder 1–0 Birch' };
  expect(pageMeta({ ...page, image, isIndexed: false }, setting)).toEqual(
    expect.arrayContaining([
      { name: 'robots', content: 'noindex' },
      { property: 'og:image', content: 'https://scores.example/cards/match/7.png' },
      { property: 'og:image:alt', content: 'Alder 1–0 Birch' },
    ]),
  );
});

test('a page tells its language, and which others it has', () => {
  const setting = {
    brand: SECOND_BRAND,
    origin: 'https://scores.example',
    language: 'pt-BR',
  } as const;
  expect(pageMeta({ ...page, path: '/search?keyword=a' }, setting)).toEqual(
    expect.arrayContaining([
      { name: 'description', content: `Scores of today. No ${SECOND_BRAND.brandDisplayName}.` },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:locale:alternate', content: 'en_GB' },
      { property: 'og:locale:alternate', content: 'es_MX' },
      {
        tagName: 'link',
        rel: 'alternate',
        hrefLang: 'es-MX',
        href: `${SECOND_BRAND.feBaseUrl}/search?keyword=a&lang=es-MX`,
      },
    ]),
  );
});
