import { escapeXml } from '../app/escape-xml.ts';
import { articlePath } from '../paths/news-path.ts';
import type { ArticleCard } from './article.ts';
import type { NewsFeed } from './news-feed.ts';

/** News as RSS 2.0. */
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
    ...feed.articles.map((article) => itemOf(article, feed.site)),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`;
}

function itemOf(article: ArticleCard, site: string): string {
  const address = escapeXml(site + articlePath(article));
  return [
    '<item>',
    `<title>${escapeXml(article.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="false">${escapeXml(article.id)}</guid>`,
    `<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>`,
    article.summary === '' ? '' : `<description>${escapeXml(article.summary)}</description>`,
    article.author === null ? '' : `<dc:creator>${escapeXml(article.author)}</dc:creator>`,
    `<dc:language>${escapeXml(article.language)}</dc:language>`,
    '</item>',
  ].join('');
}
