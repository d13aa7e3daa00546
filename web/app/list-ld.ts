import type { MetaDescriptor } from 'react-router';
import type { Settled } from '../api/settled.ts';
import type { Page } from './page-cache.ts';
import type { PageSetting } from './page-meta.ts';
import { brandOf } from './shell.ts';

/**
 * Returns the pages that a list links to, in order, for search engines (schema.org `ItemList`). A
 * list that is empty or did not load gives an empty result.
 */
export function listLd<Entry>(
  list: Settled<Page<Entry>> | undefined,
  pathOf: (entry: Entry) => string,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  if (list?.kind !== 'loaded' || list.value.entries.length === 0) return [];
  const site = brandOf(setting).feBaseUrl;
  const items = list.value.entries.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: site + pathOf(entry),
  }));
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: items,
      },
    },
  ];
}
