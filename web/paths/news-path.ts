import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';

/** The news of a sport, or all; only the main sports have their own list. */
export function newsPath(sportKey: SportKey | null = null): string {
  return sportKey !== null && isMainSport(sportKey) ? `/${sportKey}/news` : '/news';
}

/** Parts of an article's address. */
export interface ArticleAddress {
  id: string;
  slug: string;
  sportKey: SportKey | null;
}

/** An article's only address. */
export function articlePath({ id, slug, sportKey }: ArticleAddress): string {
  return `${newsPath(sportKey)}/${slug}/${encodeURIComponent(id)}`;
}

/** The news search, by default without a keyword. */
export function newsSearchPath(keyword = '', page = 1): string {
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/news/search?${query}` : '/news/search';
}
