import type { SportKey } from '../../realtime/sports/sport.ts';
import { newsPath } from '../paths/news-path.ts';

/** Formats for feed readers. */
export type NewsFormat = 'rss' | 'atom';

/**
 * Returns the path of a news feed, of a sport or of all. It is not with the page paths, since every
 * page loads those.
 */
export function newsFeedPath(
  format: NewsFormat,
  sportKey: SportKey | null,
  language: string,
): string {
  return `${newsPath(sportKey)}/${format}.xml?lang=${language}`;
}
