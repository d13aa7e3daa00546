import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';

/**
 * Returns the path of a sport's news; that of all news for null, and for a sport without its own
 * list.
 */
export function newsPath(sportKey: SportKey | null = null): string {
  return sportKey !== null && isMainSport(sportKey) ? `/${sportKey}/news` : '/news';
}

/** Parts of an article's address. */
export interface ArticleAddress {
  id: string;
  slug: string;
  sportKey: SportKey | null;
}

/** Returns an article's canonical path. */
export function articlePath({ id, slug, sportKey }: ArticleAddress): string {
  return `${newsPath(sportKey)}/${slug}/${encodeURIComponent(id)}`;
}

/** Returns the address of the news search. */
export function newsSearchPath(keyword = '', page = 1): string {
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/news/search?${query}` : '/news/search';
}
