import type { CatalogueMatch, CatalogueRequest } from '../../protocol/catalogue.ts';
import { DAY } from './day.ts';
import type { DemoSeason } from './demo-season.ts';
import { endedBetween, outcomeOf, putOffAt, type ScheduledMatch } from './scheduled-match.ts';
import { listedAt, seasonMatches, shownSeasons } from './schedule.ts';
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
  /** Leaves out what a catalogue seeded at that time holds, ms. */
  since?: number | undefined;
  /**
   * Lists matches in play as fixtures, for a simulator to play. Without a simulator they would
   * stand still, so they are left out.
   */
  inPlay?: boolean;
}

/**
 * Returns the demo's catalogue requests at a time (ms): whole seasons with rules, groups, grounds
 * and squads; the first requests hold the matches nearest to now. Only events since then change the
 * result.
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
      // Drawn, postponed, given a time or ended since.
      return seasonMatches(season, now).filter(
        (match) =>
          isNew ||
          match.drawnAt > since ||
          isPutOffBetween(match, since, now) ||
          isAnnouncedBetween(match, since, now) ||
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

function isAnnouncedBetween(
  { timeKnownAt = 0 }: ScheduledMatch,
  since: number,
  now: number,
): boolean {
  return timeKnownAt > since && timeKnownAt <= now;
}

function isPutOffBetween(match: ScheduledMatch, since: number, now: number): boolean {
  const at = putOffAt(match);
  return at > since && at <= now;
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

/** Spreads the extras over the first requests: each request must have a match. */
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
