import type { Sites } from '../../edge/contracts/edge-context.ts';
import { escapeXml } from '../app/escape-xml.ts';
import { languageAddresses } from '../app/page-meta.ts';

/** The most addresses that one file may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap of these paths of a site (its origin, without a slash at its end), each in every language. */
export function sitemapXml(site: string, paths: readonly string[], sites: Sites): string {
  const urls = paths
    .slice(0, MOST_ADDRESSES)
    .map((path) => `<url><loc>${escapeXml(site + path)}</loc>${alternatesOf(path, sites)}</url>`);
  return document('urlset', urls);
}

function alternatesOf(path: string, sites: Sites): string {
  return languageAddresses(path, sites)
    .map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    )
    .join('');
}

/** The list of a site's sitemaps. */
export function sitemapIndexXml(site: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeXml(site + path)}</loc></sitemap>`);
  return document('sitemapindex', maps);
}

function document(tag: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${tag} ${NAMESPACES}>`,
    ...entries,
    `</${tag}>`,
  ];
  return `${lines.join('\n')}\n`;
}
