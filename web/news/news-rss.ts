import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { Text } from '../text/text.ts';
import { escapeXml } from '../app/escape-xml.ts';
import type { MainSportKey } from '../../realtime/sports/registry.ts';
import { articlePath, newsPath, newsRssPath } from '../paths/news-path.ts';
import type { ArticleCard } from './article.ts';

/** The news as readers of feeds take it: RSS 2.0, each article by its address. */
export function newsRss(
  t: Text,
  { brandDisplayName, feBaseUrl: site }: BrandProfile,
  sportKey: MainSportKey | null,
  articles: readonly ArticleCard[],
): string {
  const title = sportKey
    ? t('news.ofSport', { sport: t(`sportInText.${sportKey}`) })
    : t('navigation.news');
  const own = `${site}${newsRssPath(sportKey)}`;
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(`${title} · ${brandDisplayName}`)}</title>`,
    `<link>${escapeXml(site + newsPath(sportKey))}</link>`,
    `<description>${escapeXml(t('news.description'))}</description>`,
    `<language>${t.language}</language>`,
    `<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemOf(article, site)),
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
    `<dc:language>${article.language}</dc:language>`,
    '</item>',
  ].join('');
}
