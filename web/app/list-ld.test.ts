import { expect, test } from 'vitest';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { listLd } from './list-ld.ts';

const page = (entries: string[]) => ({ kind: 'loaded', value: { entries, flag: null } }) as const;
const pathOf = (id: string) => `/news/story/${id}`;

test('a list’s structured data has its links in order, on the brand’s site', () => {
  expect(listLd(page(['b', 'a']), pathOf, undefined)).toEqual([
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, url: `${BRANDS.tv.feBaseUrl}/news/story/b` },
          { '@type': 'ListItem', position: 2, url: `${BRANDS.tv.feBaseUrl}/news/story/a` },
        ],
      },
    },
  ]);
});

test('an empty list and one that failed to load have no structured data', () => {
  expect(listLd(page([]), pathOf, undefined)).toEqual([]);
  expect(listLd(undefined, pathOf, undefined)).toEqual([]);
  expect(listLd({ kind: 'failed', status: 503, message: 'x' }, pathOf, undefined)).toEqual([]);
});
