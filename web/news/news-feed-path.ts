import type { SportKey } from '../../realtime/sports/sport.ts';
import { newsPath } from '../paths/news-path.ts';

/** What readers of feeds take. */
export type NewsFormat = 'rss' | 'atom';

/** The news of a sport, or all of it, for readers of feeds. Apart from the pages' paths, which every page loads. */
export function newsFeedPath(
  format: NewsFormat,
  sportKey: SportKey | null,
  language: string,
): string {
  return `${newsPath(sportKey)}/${format}.xml?lang=${language}`;
}
