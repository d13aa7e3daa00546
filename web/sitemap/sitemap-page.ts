import { MAIN_SPORT_KEYS, type MainSportKey } from '../../realtime/sports/registry.ts';
import { isSupportedTime } from '../time/day.ts';
import { isMainSport } from '../paths/match-path.ts';

const OF_SPORTS = ['leagues', 'teams', 'players'] as const;

/** One of the sitemaps: each is small enough by itself, however large the catalogue. */
export type SitemapPage =
  | { kind: 'pages' }
  | { kind: (typeof OF_SPORTS)[number]; sportKey: MainSportKey }
  /** The matches of a day of UTC; `day` is its start, ms. */
  | { kind: 'matches'; day: number };

const DAY = 86_400_000;
/** Days before and after today whose matches are listed. */
const REACH = 7;

/** All sitemaps that there are at `now`, ms. */
export function sitemapPages(now: number): SitemapPage[] {
  const today = Math.floor(now / DAY) * DAY;
  const days = Array.from({ length: 2 * REACH + 1 }, (_, index) => today + (index - REACH) * DAY);
  return [
    { kind: 'pages' },
    ...OF_SPORTS.flatMap((kind) => MAIN_SPORT_KEYS.map((sportKey) => ({ kind, sportKey }))),
    ...days.map((day) => ({ kind: 'matches' as const, day })),
  ];
}

/** 'pages', 'teams-football', 'matches-2026-11-21' */
export function sitemapPageName(page: SitemapPage): string {
  if (page.kind === 'pages') return 'pages';
  if (page.kind === 'matches') return `matches-${new Date(page.day).toISOString().slice(0, 10)}`;
  return `${page.kind}-${page.sportKey}`;
}

export function sitemapPagePath(page: SitemapPage): string {
  return `/sitemaps/${sitemapPageName(page)}.xml`;
}

/** The sitemap of that name, or null when there is none. Those of past days can still be read: crawlers come late. */
export function sitemapPageNamed(name: string): SitemapPage | null {
  if (name === 'pages') return { kind: 'pages' };
  const [, kind = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  const ofSport = OF_SPORTS.find((each) => each === kind);
  if (ofSport && isMainSport(rest)) return { kind: ofSport, sportKey: rest };
  if (kind !== 'matches' || !/^\d{4}-\d\d-\d\d$/.test(rest)) return null;
  const day = Date.parse(rest);
  return isSupportedTime(day) ? { kind, day } : null;
}
