import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';

/** The news of a sport, or all of it; only the main sports have a list of their own. */
export function newsPath(sportKey: SportKey | null = null): string {
  return sportKey !== null && isMainSport(sportKey) ? `/${sportKey}/news` : '/news';
}

/** What the address of an article is made of. */
export interface ArticleAddress {
  id: string;
  slug: string;
  sportKey: SportKey | null;
}

/** The one address of an article. */
export function articlePath({ id, slug, sportKey }: ArticleAddress): string {
  return `${newsPath(sportKey)}/${slug}/${encodeURIComponent(id)}`;
}

/** The search of news; without a keyword where it begins. */
export function newsSearchPath(keyword = '', page = 1): string {
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/news/search?${query}` : '/news/search';
}
