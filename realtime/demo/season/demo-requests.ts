import type { CatalogueMatch, CatalogueRequest } from '../../protocol/catalogue.ts';
import { DAY } from './day.ts';
import type { DemoSeason } from './demo-season.ts';
import {
  endedBetween,
  listedAt,
  outcomeOf,
  putOffAt,
  type ScheduledMatch,
} from './scheduled-match.ts';
import { seasonMatches, shownSeasons } from './schedule.ts';
import { seasonExtras, type SeasonExtras } from './season-extras.ts';
import { DEMO_SEED } from '../world/world.ts';

/** Items of each kind per request: below the allowed maximum, for a fast response. */
const MATCHES = 200;
const SQUADS = 25;
const RULES = 50;

export type DemoRequest = Omit<CatalogueRequest, 'source'>;

export interface DemoRequestOptions {
  seed?: number;
  /** Only matches that begin at most this many days before or after now, without extras. */
  days?: number | undefined;
  /** Leaves out what a catalogue has that was seeded at this time, ms. */
  since?: number | undefined;
  /**
   * Lists matches in play as fixtures, for a simulator to play. Otherwise they are left out:
   * without a simulator they would never change.
   */
  inPlay?: boolean;
}

/**
 * Returns the demo's catalogue requests at a time (ms): whole seasons with rules, groups, grounds
 * and squads. The first requests have the matches nearest to now. With `since` they have only what
 * changed after it.
 */
export function demoRequests(
  now: number,
  { seed = DEMO_SEED, days, since, inPlay = false }: DemoRequestOptions = {},
): DemoRequest[] {
  const known = since === undefined ? new Set() : idsOf(shownSeasons(since, seed));
  const seasons = shownSeasons(now, seed);
  const matches = seasons
    .flatMap((season) => {
      const isNew = since === undefined || !known.has(season.season.id);
      // The match was drawn, postponed, given a time or ended after `since`.
      return seasonMatches(season, now).filter(
        (match) =>
          isNew ||
          match.drawnAt > since ||
          isBetween(putOffAt(match), since, now) ||
          isBetween(match.timeKnownAt, since, now) ||
          endedBetween(match, since, now),
      );
    })
    .filter(({ fixture }) => days === undefined || distance(fixture, now) <= days * DAY)
    .filter((match) => inPlay || !isInPlay(match, now))
    .toSorted((a, b) => distance(a.fixture, now) - distance(b.fixture, now))
    .map((match) => listedAt(match, now));
  const unknown = days === undefined ? seasons.filter(({ season }) => !known.has(season.id)) : [];
  return requestsOf(matches, seasonExtras(unknown));
}

function isBetween(time: number | undefined, since: number, now: number): boolean {
  return time !== undefined && time > since && time <= now;
}

function isInPlay(match: ScheduledMatch, now: number): boolean {
  const { startTime } = match.fixture;
  return startTime <= now && startTime > now - DAY && outcomeOf(match).endsAt > now;
}

function distance({ startTime }: CatalogueMatch['fixture'], now: number): number {
  return Math.abs(startTime - now);
}

function idsOf(seasons: readonly DemoSeason[]): ReadonlySet<string> {
  return new Set(seasons.map(({ season }) => season.id));
}

/**
 * Returns requests with a page of matches each, since every request needs a match. The first ones
 * also have the extras.
 */
function requestsOf(matches: readonly CatalogueMatch[], extras: SeasonExtras): DemoRequest[] {
  const pages = pagesOf(matches, MATCHES);
  const rules = pagesOf(extras.rules, RULES);
  const groups = pagesOf(extras.groups, RULES);
  const venues = pagesOf(extras.venues, MATCHES);
  const squads = pagesOf(extras.squads, SQUADS);
  return pages.map((page, index) => ({
    matches: page,
    ...(rules[index] && { rules: rules[index] }),
    ...(groups[index] && { groups: groups[index] }),
    ...(venues[index] && { venues: venues[index] }),
    ...(squads[index] && { squads: squads[index] }),
  }));
}

function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}
