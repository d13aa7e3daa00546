import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { MainSportKey } from '../../realtime/sports/registry.ts';
import { articlePath, newsPath } from '../paths/news-path.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { ArticleCard } from './article.ts';
import { newsFeedPath, type NewsFormat } from './news-feed-path.ts';

/** News for feed readers, independent of the format. */
export interface NewsFeed {
  title: string;
  description: string;
  language: string;
  /** Publisher's name. */
  publisher: string;
  /** Origin of addresses, without a slash at its end. */
  site: string;
  /** Page with the same content. */
  page: string;
  /**
   * The feed's own address. It names the language, since a feed reader's server does not reveal the
   * fan's.
   */
  self: string;
  /** The newest first. */
  items: readonly FeedItem[];
}

/** An article or a video in a feed. */
export interface FeedItem extends Omit<ArticleCard, 'slug' | 'pictureUri' | 'teams'> {
  kind: 'article' | 'video';
  path: string;
}

export function articleItem(article: ArticleCard): FeedItem {
  return { ...article, kind: 'article', path: articlePath(article) };
}

export function newsFeedOf(
  t: Text,
  { brandDisplayName, feBaseUrl: site }: BrandProfile,
  { format, sportKey }: { format: NewsFormat; sportKey: MainSportKey | null },
  items: readonly FeedItem[],
): NewsFeed {
  const name = sportKey
    ? t('news.ofSport', { sport: t(`sportInText.${sportKey}`) })
    : t('navigation.news');
  return {
    title: `${name} · ${brandDisplayName}`,
    description: t('news.description'),
    language: t.language,
    publisher: brandDisplayName,
    site,
    page: site + newsPath(sportKey),
    self: site + newsFeedPath(format, sportKey, t.language),
    items: items.toSorted((a, b) => b.publishedAt - a.publishedAt),
  };
}
