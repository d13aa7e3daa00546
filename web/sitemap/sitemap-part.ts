import { MAIN_SPORT_KEYS, type MainSportKey } from '../../realtime/sports/registry.ts';
import { isAskable } from '../time/day.ts';
import { isMainSport } from '../paths/match-path.ts';

/** One of the sitemaps: each is small enough by itself, however large the catalogue. */
export type SitemapPart =
  | { kind: 'pages' }
  | { kind: 'leagues' | 'teams'; sportKey: MainSportKey }
  /** The matches of a day of UTC; `day` is its start, ms. */
  | { kind: 'matches'; day: number };

const DAY = 86_400_000;
/** Days before and after today whose matches are listed. */
const REACH = 7;

/** All parts there are at `now`, ms. */
export function sitemapParts(now: number): SitemapPart[] {
  const today = Math.floor(now / DAY) * DAY;
  const days = Array.from({ length: 2 * REACH + 1 }, (_, index) => today + (index - REACH) * DAY);
  return [
    { kind: 'pages' },
    ...MAIN_SPORT_KEYS.map((sportKey) => ({ kind: 'leagues' as const, sportKey })),
    ...MAIN_SPORT_KEYS.map((sportKey) => ({ kind: 'teams' as const, sportKey })),
    ...days.map((day) => ({ kind: 'matches' as const, day })),
  ];
}

/** 'pages', 'teams-football', 'matches-2026-11-21' */
export function partName(part: SitemapPart): string {
  if (part.kind === 'pages') return 'pages';
  if (part.kind === 'matches') return `matches-${new Date(part.day).toISOString().slice(0, 10)}`;
  return `${part.kind}-${part.sportKey}`;
}

export function partPath(part: SitemapPart): string {
  return `/sitemaps/${partName(part)}.xml`;
}

/** The part of that name, or null when there is none. Days gone by stay readable: crawlers come late. */
export function partNamed(name: string): SitemapPart | null {
  if (name === 'pages') return { kind: 'pages' };
  const [, kind = '', rest = ''] = /^(leagues|teams|matches)-(.+)$/.exec(name) ?? [];
  if ((kind === 'leagues' || kind === 'teams') && isMainSport(rest))
    return { kind, sportKey: rest };
  if (kind !== 'matches' || !/^\d{4}-\d\d-\d\d$/.test(rest)) return null;
  const day = Date.parse(rest);
  return isAskable(day) ? { kind, day } : null;
}
