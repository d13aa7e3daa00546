import { escapeXml } from '../app/escape-xml.ts';
import { articlePath } from '../paths/news-path.ts';
import type { ArticleCard } from './article.ts';
import type { NewsFeed } from './news-feed.ts';

/** News as Atom 1.0 (RFC 4287). */
export function newsAtom(feed: NewsFeed): string {
  const updated = feed.articles.map((article) => article.updatedAt);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<id>${escapeXml(feed.self)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(feed.description)}</subtitle>`,
    // Of no article there is no time: a feed must have one all the same.
    `<updated>${isoOf(Math.max(0, ...updated))}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>`,
    // Whose articles name nobody else.
    `<author><name>${escapeXml(feed.publisher)}</name></author>`,
    ...feed.articles.map((article) => entryOf(article, feed.site)),
    '</feed>',
  ].join('\n')}\n`;
}

function entryOf(article: ArticleCard, site: string): string {
  const address = escapeXml(site + articlePath(article));
  const language = escapeXml(article.language);
  return [
    `<entry xml:lang="${language}">`,
    `<id>${escapeXml(idOf(article, site))}</id>`,
    `<title>${escapeXml(article.title)}</title>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${address}"/>`,
    `<published>${isoOf(article.publishedAt)}</published>`,
    `<updated>${isoOf(article.updatedAt)}</updated>`,
    article.summary === '' ? '' : `<summary>${escapeXml(article.summary)}</summary>`,
    article.author === null ? '' : `<author><name>${escapeXml(article.author)}</name></author>`,
    article.sportKey === null ? '' : `<category term="${article.sportKey}"/>`,
    '</entry>',
  ].join('');
}

/** A tag (RFC 4151): an article's address changes with its slug and its sport, its id must not. */
function idOf({ id }: ArticleCard, site: string): string {
  return `tag:${new URL(site).hostname},2026:article/${encodeURIComponent(id)}`;
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
