import { ALL_SPORTS, sportByKey } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { isSupportedTime } from '../../edge/shared/time/day.ts';

const OF_DAYS = ['matches', 'news', 'videos'] as const;
type OfDay = (typeof OF_DAYS)[number];
const OF_SPORTS = ['leagues', 'teams', 'players'] as const;

/** One of the sitemaps. The split keeps each one small, however large the catalogue is. */
export type SitemapPage =
  | { kind: 'pages' }
  | { kind: (typeof OF_SPORTS)[number]; sportKey: SportKey }
  /** The matches, news or videos of a UTC day; `day` is its start, ms. */
  | { [Kind in OfDay]: { kind: Kind; day: number } }[OfDay];

const DAY = 86_400_000;
/** Number of days before and after today whose matches are listed. */
const REACH = 7;
/** Number of days, the last of which is today, whose news and videos are listed. */
const NEWS_DAYS = 30;

/** Returns all sitemaps that the index lists at `now` (ms). */
export function sitemapPages(now: number): SitemapPage[] {
  const today = Math.floor(now / DAY) * DAY;
  const days = Array.from({ length: 2 * REACH + 1 }, (_, index) => today + (index - REACH) * DAY);
  return [
    { kind: 'pages' },
    ...OF_SPORTS.flatMap((kind) => ALL_SPORTS.map(({ key: sportKey }) => ({ kind, sportKey }))),
    ...days.map((day) => ({ kind: 'matches' as const, day })),
    ...(['news', 'videos'] as const).flatMap((kind) =>
      Array.from({ length: NEWS_DAYS }, (_, ago) => ({ kind, day: today - ago * DAY })),
    ),
  ];
}

/** Returns a sitemap's name: 'pages', 'teams-football', 'matches-2026-11-21'. */
export function sitemapPageName(page: SitemapPage): string {
  if (page.kind === 'pages') return 'pages';
  if ('day' in page) return `${page.kind}-${new Date(page.day).toISOString().slice(0, 10)}`;
  return `${page.kind}-${page.sportKey}`;
}

export function sitemapPagePath(page: SitemapPage): string {
  return `/sitemaps/${sitemapPageName(page)}.xml`;
}

/** Returns the sitemap of a name, or null. It accepts any day, since crawlers read old indexes. */
export function sitemapPageNamed(name: string): SitemapPage | null {
  if (name === 'pages') return { kind: 'pages' };
  const [, kind = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  const ofSport = OF_SPORTS.find((each) => each === kind);
  const sport = sportByKey(rest);
  if (ofSport && sport) return { kind: ofSport, sportKey: sport.key };
  const ofDay = OF_DAYS.find((each) => each === kind);
  if (!ofDay || !/^\d{4}-\d\d-\d\d$/.test(rest)) return null;
  const day = Date.parse(rest);
  return isSupportedTime(day) ? { kind: ofDay, day } : null;
}
