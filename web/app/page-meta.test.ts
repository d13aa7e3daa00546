import { expect, test } from 'vitest';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { pageMeta } from './page-meta.ts';

const sites = {
  'x-default': 'https://first.example',
  en: 'https://first.example',
  'pt-BR': 'https://second.example',
  'es-MX': 'https://second.example',
};
const page = { title: 'Live scores', description: 'Scores of today.' };

test.each([BRANDS.tv, BRANDS.net])(
  'a page’s title, description and image name its brand, %#',
  (brand) => {
    const name = brand.brandDisplayName;
    expect(
      pageMeta(page, {
        brand,
        language: 'en',
        isLanguageNamed: false,
        sites,
      }),
    ).toEqual(
      expect.arrayContaining([
        { title: `Live scores · ${name}` },
        { name: 'description', content: `Scores of today. On ${name}.` },
        {
          property: 'og:image',
          content: `${brand.feBaseUrl}/covers/${brand.brandName.toLowerCase()}.png`,
        },
      ]),
    );
  },
);

test('a page has a canonical URL on its brand’s site and an alternate for each language', () => {
  const setting = {
    brand: BRANDS.net,
    language: 'en',
    isLanguageNamed: false,
    sites,
  } as const;
  const links = pageMeta({ ...page, path: '/live' }, setting).filter((meta) => 'tagName' in meta);
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: `${BRANDS.net.feBaseUrl}/live` },
    ...[
      ['x-default', 'https://first.example/live'],
      ['en', 'https://first.example/live?lang=en'],
      ['pt-BR', 'https://second.example/live?lang=pt-BR'],
      ['es-MX', 'https://second.example/live?lang=es-MX'],
    ].map(([hrefLang, href]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })),
  ]);
});

test('a URL that names its language is canonical on that language’s site, on any brand', () => {
  const setting = {
    brand: BRANDS.tv,
    language: 'pt-BR',
    isLanguageNamed: true,
    sites,
  } as const;
  const canonical = 'https://second.example/live?lang=pt-BR';
  expect(pageMeta({ ...page, path: '/live' }, setting)).toEqual(
    expect.arrayContaining([
      { tagName: 'link', rel: 'canonical', href: canonical },
      { tagName: 'link', rel: 'alternate', hrefLang: 'pt-BR', href: canonical },
      { property: 'og:url', content: canonical },
    ]),
  );
});

test('a page’s own picture becomes its og:image, and a page that is not indexed has noindex', () => {
  const setting = {
    brand: BRANDS.tv,
    language: 'en',
    isLanguageNamed: false,
    sites,
  } as const;
  const image = { path: '/cards/match/7.png', alt: 'Alder 1–0 Birch' };
  expect(pageMeta({ ...page, image, isIndexed: false }, setting)).toEqual(
    expect.arrayContaining([
      { name: 'robots', content: 'noindex' },
      { property: 'og:image', content: `${BRANDS.tv.feBaseUrl}/cards/match/7.png` },
      { property: 'og:image:alt', content: 'Alder 1–0 Birch' },
    ]),
  );
});

test('a page’s meta tags name its language and its alternate languages', () => {
  const setting = {
    brand: BRANDS.net,
    language: 'pt-BR',
    isLanguageNamed: false,
    sites,
  } as const;
  expect(pageMeta({ ...page, path: '/search?keyword=a' }, setting)).toEqual(
    expect.arrayContaining([
      { name: 'description', content: `Scores of today. No ${BRANDS.net.brandDisplayName}.` },
      { property: 'og:locale', content: 'pt_BR' },
      {
        tagName: 'link',
        rel: 'alternate',
        hrefLang: 'es-MX',
        href: 'https://second.example/search?keyword=a&lang=es-MX',
      },
    ]),
  );
});
