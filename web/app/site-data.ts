import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';

/** The site and its search for search engines: JSON-LD of schema.org. */
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
