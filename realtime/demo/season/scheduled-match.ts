import type { CatalogueMatch, Result } from '../../protocol/catalogue.ts';
import type { Fixture } from '../../protocol/ingest.ts';
import type { MatchSetup } from '../play/match-setup.ts';
import { resultOf } from '../play/play.ts';
import { DAY, noonOfDate } from './day.ts';
import type { DemoSeason } from './demo-season.ts';
import { fateOf } from './fate.ts';
import { fixtureOf } from './fixture.ts';
import { createRandom } from '../world/random.ts';
import { seasonStrength } from '../world/strengths.ts';
import type { DemoTeam } from '../world/world.ts';

/** A match of the schedule. */
export interface ScheduledMatch {
  matchId: string;
  fixture: Fixture;
  setup: MatchSetup;
  season: DemoSeason;
  stage: 'table' | 'knockout';
  /** In a knock-out: the tie's index in the draw. */
  tie?: number;
  /** Time at which the sides are known, ms: the end of the deciding matches. */
  drawnAt: number;
  /**
   * Time at which the match's time of day is published, ms; absent if that is known with the date.
   */
  timeKnownAt?: number;
  /** Original start of a postponed match, ms. The fixture has the new date. */
  putOffFrom?: number;
}

/** A scheduled match's result, and when it is known, ms. */
export interface Outcome {
  result: Result;
  endsAt: number;
}

/**
 * Returns the time at which a match is postponed, ms: a day before its original start. The new date
 * is known from then on. Infinity for other matches.
 */
export function putOffAt({ putOffFrom }: ScheduledMatch): number {
  return putOffFrom === undefined ? Infinity : putOffFrom - DAY;
}

const POSTPONED: Result = {
  status: 'Postponed',
  matchStatus: 'Not start',
  score: { home: 0, away: 0 },
  periods: [],
  gameScore: [],
};

export interface Meeting {
  home: DemoTeam;
  away: DemoTeam;
  startTime: number;
  round: string;
  /** Part of the id: '12', 'r16', 'r16-2'. */
  roundKey: string;
  group?: string;
  drawnAt?: number;
  /** Absent for a match that counts for the table. */
  knockout?: Pick<MatchSetup, 'knockout' | 'firstLeg'> & { tie: number };
}

/**
 * Creates a match of a season. Its id consists of season, round and teams, so that it never
 * changes.
 */
export function scheduleMatch(season: DemoSeason, meeting: Meeting): ScheduledMatch {
  const { home, away, startTime, round, roundKey, group, drawnAt = 0, knockout } = meeting;
  const { league } = season;
  const sides = `${placeOf(home)}-${placeOf(away)}`;
  const matchId = `${season.season.id}-${roundKey}-${sides}`;
  const fate = fateOf(matchId, league.plan);
  const { timeKnownDaysAhead } = league.plan;
  return {
    matchId,
    fixture: fixtureOf(league, { home, away }, { startTime, round, group }),
    setup: {
      sport: league.sport.key,
      home: inSeason(home, season),
      away: inSeason(away, season),
      knockout: knockout?.knockout ?? false,
      ...(knockout?.firstLeg && { firstLeg: knockout.firstLeg }),
      ...(fate && { fate }),
    },
    season,
    stage: knockout ? 'knockout' : 'table',
    ...(knockout && { tie: knockout.tie }),
    drawnAt,
    ...(timeKnownDaysAhead !== undefined &&
      !knockout && { timeKnownAt: startTime - timeKnownDaysAhead * DAY }),
  };
}

/**
 * Returns a team's part of match ids: '1.03' for 'demo-fb-1-03'. The league's number is part of it,
 * since a cup has teams of several leagues.
 */
function placeOf({ team }: DemoTeam): string {
  return team.id.split('-').slice(-2).join('.');
}

function inSeason(entrant: DemoTeam, { league, season }: DemoSeason): DemoTeam {
  const random = createRandom(league.seed, season.id, entrant.team.id);
  return {
    ...entrant,
    strength: seasonStrength(random, league.sport.key, entrant.strength),
  };
}

const outcomes = new Map<string, Outcome>();

/**
 * Returns the outcome of a scheduled match. The match's id is the seed, so the result never
 * changes.
 */
export function outcomeOf({ matchId, fixture, setup }: ScheduledMatch): Outcome {
  const known = outcomes.get(matchId);
  if (known) return known;
  const { result, seconds } = resultOf(setup, createRandom(matchId));
  const outcome = { result, endsAt: fixture.startTime + Math.ceil(seconds) * 1_000 };
  outcomes.set(matchId, outcome);
  return outcome;
}

/**
 * Whether a match ended between two times, ms. No match lasts longer than a day, so matches of
 * other days need no simulation.
 */
export function endedBetween(match: ScheduledMatch, since: number, now: number): boolean {
  const { startTime } = match.fixture;
  if (startTime > now || startTime < since - DAY) return false;
  const { endsAt } = outcomeOf(match);
  return endsAt > since && endsAt <= now;
}

/**
 * Returns a match as the catalogue lists it at a time (ms): with its result after its end, and as
 * postponed until its new date. Ids and results do not depend on `now`.
 */
export function listedAt(match: ScheduledMatch, now: number): CatalogueMatch {
  const { matchId, season, stage, tie, setup, timeKnownAt = 0, putOffFrom } = match;
  const isAsFixed = putOffFrom !== undefined && putOffAt(match) > now;
  const fixture = isAsFixed ? { ...match.fixture, startTime: putOffFrom } : match.fixture;
  const ground = setup.home.ground?.id;
  return {
    matchId,
    fixture:
      timeKnownAt <= now
        ? fixture
        : {
            ...fixture,
            startTime: noonOfDate(fixture.startTime, season.league.plan.zone),
            startTimeTbd: true,
          },
    season: season.season,
    stage,
    ...(tie !== undefined && { tie }),
    ...(ground !== undefined && { venueId: ground }),
    ...resultAt(match, now),
  };
}

function resultAt(match: ScheduledMatch, now: number): Pick<CatalogueMatch, 'result'> {
  if (match.fixture.startTime > now) return putOffAt(match) <= now ? { result: POSTPONED } : {};
  const { result, endsAt } = outcomeOf(match);
  return endsAt <= now ? { result } : {};
}
