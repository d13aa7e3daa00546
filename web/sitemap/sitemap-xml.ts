/** The most addresses that one file may hold (sitemaps.org). */
const AT_MOST = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of these paths of a site (its origin, without a slash at its end). */
export function sitemapXml(site: string, paths: readonly string[]): string {
  const urls = paths
    .slice(0, AT_MOST)
    .map((path) => `<url><loc>${escape(site + path)}</loc></url>`);
  return document('urlset', urls);
}

/** The list of a site's sitemaps. */
export function sitemapIndexXml(site: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escape(site + path)}</loc></sitemap>`);
  return document('sitemapindex', maps);
}

function document(tag: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${tag} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${tag}>`,
  ];
  return `${lines.join('\n')}\n`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
