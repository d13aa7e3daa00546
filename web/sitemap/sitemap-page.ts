import { ALL_SPORTS, sportByKey } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { isSupportedTime } from '../../edge/shared/time/day.ts';

const OF_DAYS = ['matches', 'news', 'videos'] as const;
type OfDay = (typeof OF_DAYS)[number];
const OF_SPORTS = ['leagues', 'teams'] as const;

/** One of the sitemaps. The split keeps each one small, however large the catalogue is. */
export type SitemapPage =
  | { kind: 'pages' }
  | { kind: (typeof OF_SPORTS)[number]; sportKey: SportKey }
  /** A thousand players of a sport, by id; `part` counts from 1. */
  | { kind: 'players'; sportKey: SportKey; part: number }
  /** The matches, news or videos of a UTC day; `day` is its start, ms. */
  | { [Kind in OfDay]: { kind: Kind; day: number } }[OfDay];

/** Most players of a sitemap: each has five addresses, so these have 0.8 MB. */
export const PLAYERS_A_PART = 1_000;

const DAY = 86_400_000;
/** Number of days before and after today whose matches are listed. */
const REACH = 7;
/** Number of days, the last of which is today, whose news and videos are listed. */
const NEWS_DAYS = 30;

/** Returns all sitemaps that the index lists at `now` (ms). `playersOf` returns the number of a sport's players. */
export function sitemapPages(
  now: number,
  playersOf: (sportKey: SportKey) => number,
): SitemapPage[] {
  const today = Math.floor(now / DAY) * DAY;
  const days = Array.from({ length: 2 * REACH + 1 }, (_, index) => today + (index - REACH) * DAY);
  return [
    { kind: 'pages' },
    ...OF_SPORTS.flatMap((kind) => ALL_SPORTS.map(({ key: sportKey }) => ({ kind, sportKey }))),
    ...ALL_SPORTS.flatMap(({ key: sportKey }) =>
      Array.from(
        { length: Math.max(1, Math.ceil(playersOf(sportKey) / PLAYERS_A_PART)) },
        (_, at) => ({ kind: 'players' as const, sportKey, part: at + 1 }),
      ),
    ),
    ...days.map((day) => ({ kind: 'matches' as const, day })),
    ...(['news', 'videos'] as const).flatMap((kind) =>
      Array.from({ length: NEWS_DAYS }, (_, ago) => ({ kind, day: today - ago * DAY })),
    ),
  ];
}

/** Whether the index lists a sitemap at `now` (ms) even if nothing is in it. */
export function isAlwaysListed(page: SitemapPage, now: number): boolean {
  const name = sitemapPageName(page);
  return sitemapPages(now, () => 0).some((listed) => sitemapPageName(listed) === name);
}

/** Returns a sitemap's name: 'pages', 'teams-football', 'players-football', 'players-football-2', 'matches-2026-11-21'. */
export function sitemapPageName(page: SitemapPage): string {
  if (page.kind === 'pages') return 'pages';
  if ('day' in page) return `${page.kind}-${new Date(page.day).toISOString().slice(0, 10)}`;
  const name = `${page.kind}-${page.sportKey}`;
  return page.kind === 'players' && page.part > 1 ? `${name}-${page.part}` : name;
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
  if (kind === 'players') return playersNamed(rest);
  const ofDay = OF_DAYS.find((each) => each === kind);
  if (!ofDay || !/^\d{4}-\d\d-\d\d$/.test(rest)) return null;
  const day = Date.parse(rest);
  return isSupportedTime(day) ? { kind: ofDay, day } : null;
}

function playersNamed(name: string): SitemapPage | null {
  const [, sportKey = name, part = '1'] = /^(.+)-([2-9]|[1-9]\d{1,3})$/.exec(name) ?? [];
  const sport = sportByKey(sportKey);
  return sport ? { kind: 'players', sportKey: sport.key, part: Number(part) } : null;
}
