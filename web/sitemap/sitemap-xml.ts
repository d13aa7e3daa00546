import type { Sites } from '../../edge/contracts/edge-context.ts';
import { escapeXml } from '../app/escape-xml.ts';
import { languageAddresses } from '../app/page-meta.ts';

/** Most addresses in one file (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ');

export interface SitemapEntry {
  path: string;
  /** The video on the page, for search engines. */
  video?: SitemapVideo;
}

export interface SitemapVideo {
  /** Absolute URLs. */
  thumbnail: string;
  stream: string;
  title: string;
  description: string;
  /** s */
  duration: number;
  /** ms */
  publishedAt: number;
}

/** Longest duration that Google's schema allows, s. */
const MAX_REPORTED = 28_800;

/**
 * Returns a sitemap of these pages as XML, with links to each page's other languages. `site` is an
 * origin without a final slash.
 */
export function sitemapXml(site: string, pages: readonly SitemapEntry[], sites: Sites): string {
  const urls = pages
    .slice(0, MAX_ADDRESSES)
    .map(
      ({ path, video }) =>
        `<url><loc>${escapeXml(site + path)}</loc>${alternatesOf(path, sites)}${video ? videoXml(video) : ''}</url>`,
    );
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

/** Returns the element of a video, with its members in the order of Google's schema. */
function videoXml({ thumbnail, stream, title, description, duration, publishedAt }: SitemapVideo) {
  const seconds = Math.max(1, Math.round(duration));
  const members = {
    thumbnail_loc: thumbnail,
    title,
    description,
    content_loc: stream,
    ...(seconds <= MAX_REPORTED && { duration: String(seconds) }),
    publication_date: new Date(publishedAt).toISOString(),
  };
  const elements = Object.entries(members).map(
    ([name, text]) => `<video:${name}>${escapeXml(text)}</video:${name}>`,
  );
  return `<video:video>${elements.join('')}</video:video>`;
}

/** Returns a site's sitemap index as XML. */
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
