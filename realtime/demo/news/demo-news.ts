import type { Article } from '../../protocol/content.ts';
import { ALL_SPORTS, MAIN_SPORT_KEYS } from '../../sports/registry.ts';
import { DAY, startOfDay } from '../season/day.ts';
import { seasonMatches, shownSeasons } from '../season/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { createRandom } from '../world/random.ts';
import { DEMO_SEED } from '../world/world.ts';
import { PREVIEW_AHEAD, previewOf, REPORT_AFTER, reportOf } from './write-news.ts';

/** Stories per main sport and per other sport, a hundred in all. */
const OF_MAIN = { reports: 13, previews: 6 };
const OF_OTHERS = { reports: 3, previews: 1 };
/** Age of the oldest news, ms. */
const SPAN = 10 * DAY;
const ELSEWHERE = 4;
const FORM = 3;

/**
 * Returns the demo's news at a time (ms): reports of its results and previews of its fixtures, each
 * in every language. `now` decides only which stories exist, not their content.
 */
export function demoNews(now: number, seed: number = DEMO_SEED): Article[] {
  const all = shownSeasons(now, seed).flatMap((season) => seasonMatches(season, now));
  return ALL_SPORTS.flatMap(({ key }) => {
    const matches = all.filter(({ setup }) => setup.sport === key);
    const { reports, previews } = MAIN_SPORT_KEYS.some((main) => main === key)
      ? OF_MAIN
      : OF_OTHERS;
    const over = matches.filter(
      (match) =>
        !match.setup.fate &&
        match.fixture.startTime < now &&
        match.fixture.startTime > now - SPAN &&
        outcomeOf(match).endsAt + REPORT_AFTER <= now,
    );
    const coming = matches.filter(
      ({ fixture, setup, timeKnownAt = 0 }) =>
        !setup.fate &&
        timeKnownAt <= now &&
        fixture.startTime > now &&
        fixture.startTime - PREVIEW_AHEAD <= now,
    );
    return [
      ...newest(over, reports, now).flatMap((match) => report(match, matches)),
      ...newest(coming, previews, now).flatMap((match) => preview(match, matches)),
    ];
  });
}

/** Returns `count` matches near now. A random part of the order mixes the leagues of a day. */
function newest(matches: readonly ScheduledMatch[], count: number, now: number): ScheduledMatch[] {
  const worth = ({ matchId, fixture }: ScheduledMatch) =>
    Math.abs(fixture.startTime - now) / DAY + createRandom(matchId, 'news').next() * 4;
  return matches.toSorted((a, b) => worth(a) - worth(b)).slice(0, count);
}

/**
 * Returns a report, with the league's other results of the day that are known when the match ends.
 */
function report(match: ScheduledMatch, matches: readonly ScheduledMatch[]): Article[] {
  const { home, away, league, startTime } = match.fixture;
  const { result, endsAt } = outcomeOf(match);
  const elsewhere = matches.filter(
    (other) =>
      other !== match &&
      !other.setup.fate &&
      other.fixture.league.id === league.id &&
      startOfDay(other.fixture.startTime) === startOfDay(startTime) &&
      outcomeOf(other).endsAt <= endsAt,
  );
  const winner = result.score.home >= result.score.away ? home : away;
  const next = matchesOf(winner.id, matches).find(
    ({ fixture, drawnAt, timeKnownAt = 0 }) =>
      fixture.startTime > endsAt && drawnAt <= endsAt && timeKnownAt <= endsAt,
  );
  const facts = { league: league.name };
  const list = { heading: 'elsewhere' as const, facts, matches: elsewhere.slice(0, ELSEWHERE) };
  return reportOf(match, [list], next);
}

/** Returns a preview with the last results of both sides. */
function preview(match: ScheduledMatch, matches: readonly ScheduledMatch[]): Article[] {
  const { home, away, startTime } = match.fixture;
  const lists = [home, away].map(({ id, name }) => ({
    heading: 'form' as const,
    facts: { team: name },
    matches: matchesOf(id, matches)
      .filter(
        ({ fixture, setup }) => !setup.fate && fixture.startTime < startTime - PREVIEW_AHEAD - DAY,
      )
      .slice(-FORM)
      .toReversed(),
  }));
  return previewOf(match, lists);
}

/** Returns a team's matches, oldest first. */
function matchesOf(teamId: string, matches: readonly ScheduledMatch[]): ScheduledMatch[] {
  return matches
    .filter(({ fixture }) => fixture.home.id === teamId || fixture.away.id === teamId)
    .toSorted((a, b) => a.fixture.startTime - b.fixture.startTime);
}
