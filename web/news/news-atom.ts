import { escapeXml } from '../app/escape-xml.ts';
import type { FeedItem, NewsFeed } from './news-feed.ts';

/** Returns news as Atom 1.0 (RFC 4287). */
export function newsAtom(feed: NewsFeed): string {
  const updated = feed.items.map(({ updatedAt }) => updatedAt);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<id>${escapeXml(feed.self)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(feed.description)}</subtitle>`,
    // The specification requires a time, even for a feed without entries.
    `<updated>${isoOf(Math.max(0, ...updated))}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>`,
    // For articles without an author.
    `<author><name>${escapeXml(feed.publisher)}</name></author>`,
    ...feed.items.map((item) => entryOf(item, feed.site)),
    '</feed>',
  ].join('\n')}\n`;
}

function entryOf(item: FeedItem, site: string): string {
  const address = escapeXml(site + item.path);
  const language = escapeXml(item.language);
  return [
    `<entry xml:lang="${language}">`,
    `<id>${escapeXml(idOf(item, site))}</id>`,
    `<title>${escapeXml(item.title)}</title>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${address}"/>`,
    `<published>${isoOf(item.publishedAt)}</published>`,
    `<updated>${isoOf(item.updatedAt)}</updated>`,
    item.summary === '' ? '' : `<summary>${escapeXml(item.summary)}</summary>`,
    item.author === null ? '' : `<author><name>${escapeXml(item.author)}</name></author>`,
    item.sportKey === null ? '' : `<category term="${item.sportKey}"/>`,
    item.kind === 'video' ? '<category term="video"/>' : '',
    '</entry>',
  ].join('');
}

/**
 * Returns a tag URI (RFC 4151) as id. An address cannot be the id, since it changes with slug and
 * sport.
 */
function idOf({ id, kind }: FeedItem, site: string): string {
  return `tag:${new URL(site).hostname},2026:${kind}/${encodeURIComponent(id)}`;
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
