import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';

/** Returns schema.org JSON-LD of the site and its search. */
export function siteData({ brandDisplayName, feBaseUrl }: BrandProfile) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandDisplayName,
    url: `${feBaseUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${feBaseUrl}/search?keyword={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
