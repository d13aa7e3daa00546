import { escapeXml } from '../app/escape-xml.ts';
import type { FeedItem, NewsFeed } from './news-feed.ts';

/** Returns news as RSS 2.0. */
export function newsRss(feed: NewsFeed): string {
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(feed.page)}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    `<language>${feed.language}</language>`,
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((item) => itemOf(item, feed.site)),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`;
}

function itemOf(item: FeedItem, site: string): string {
  const address = escapeXml(site + item.path);
  return [
    '<item>',
    `<title>${escapeXml(item.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="false">${escapeXml(guidOf(item))}</guid>`,
    `<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate>`,
    item.summary === '' ? '' : `<description>${escapeXml(item.summary)}</description>`,
    item.author === null ? '' : `<dc:creator>${escapeXml(item.author)}</dc:creator>`,
    `<dc:language>${escapeXml(item.language)}</dc:language>`,
    item.kind === 'video' ? '<category>video</category>' : '',
    '</item>',
  ].join('');
}

/** Returns a unique id in the feed, since an article and a video may have the same id. */
function guidOf({ id, kind }: FeedItem): string {
  return kind === 'article' ? id : `video/${id}`;
}
