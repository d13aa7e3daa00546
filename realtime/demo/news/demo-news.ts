import type { Article } from '../../protocol/content.ts';
import { ALL_SPORTS, MAIN_SPORT_KEYS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import { DAY, startOfDay } from '../season/day.ts';
import { seasonMatches, shownSeasons } from '../season/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { createRandom } from '../world/random.ts';
import { DEMO_SEED } from '../world/world.ts';
import {
  PREVIEW_AHEAD,
  previewOf,
  REPORT_AFTER,
  reportOf,
  type ReportedMatch,
} from './write-news.ts';

/** Stories per main sport and per other sport: a hundred together. */
const OF_MAIN = { reports: 13, previews: 6 };
const OF_OTHERS = { reports: 3, previews: 1 };
/** Oldest news, ms. */
const SPAN = 10 * DAY;
const ELSEWHERE = 4;
const FORM = 3;

/**
 * Returns the demo's news at a time (ms): reports of its results and previews of its fixtures, each
 * in every language. `now` decides only which stories exist, not their content.
 */
export function demoNews(now: number, seed: number = DEMO_SEED): Article[] {
  const matches = shownSeasons(now, seed).flatMap((season) => seasonMatches(season, now));
  return ALL_SPORTS.flatMap(({ key }) =>
    newsOf(
      key,
      matches.filter(({ setup }) => setup.sport === key),
      now,
    ),
  );
}

function newsOf(sport: SportKey, matches: readonly ScheduledMatch[], now: number): Article[] {
  const { reports, previews } = MAIN_SPORT_KEYS.some((key) => key === sport) ? OF_MAIN : OF_OTHERS;
  const tell = teller(matches);
  const over = matches
    .filter(({ fixture, setup }) => {
      const { startTime } = fixture;
      return !setup.fate && startTime < now && startTime > now - SPAN;
    })
    .filter((match) => outcomeOf(match).endsAt + REPORT_AFTER <= now);
  const coming = matches.filter(
    ({ fixture, setup, timeKnownAt = 0 }) =>
      !setup.fate &&
      timeKnownAt <= now &&
      fixture.startTime > now &&
      fixture.startTime - PREVIEW_AHEAD <= now,
  );
  return [
    ...newest(over, reports, now).flatMap((match) => reportOf(tell(match))),
    ...newest(coming, previews, now).flatMap((match) => previewOf(tell(match))),
  ];
}

/** Returns the matches nearest to now, from several leagues of a day rather than one. */
function newest(matches: readonly ScheduledMatch[], count: number, now: number): ScheduledMatch[] {
  const worth = ({ matchId, fixture }: ScheduledMatch) =>
    Math.abs(fixture.startTime - now) / DAY + createRandom(matchId, 'news').next() * 4;
  return matches.toSorted((a, b) => worth(a) - worth(b)).slice(0, count);
}

/** Returns a function that adds related matches: those known at publication. */
function teller(matches: readonly ScheduledMatch[]): (match: ScheduledMatch) => ReportedMatch {
  const ofTeam = new Map<string, ScheduledMatch[]>();
  for (const match of matches)
    for (const { id } of [match.fixture.home, match.fixture.away])
      ofTeam.set(id, [...(ofTeam.get(id) ?? []), match]);
  return (match) => {
    const { home, away, league, startTime } = match.fixture;
    const ownOf = (id: string) =>
      (ofTeam.get(id) ?? []).toSorted((a, b) => a.fixture.startTime - b.fixture.startTime);
    const formOf = (id: string) =>
      ownOf(id)
        .filter(
          ({ fixture, setup }) =>
            !setup.fate && fixture.startTime < startTime - PREVIEW_AHEAD - DAY,
        )
        .slice(-FORM)
        .toReversed();
    const isSameDay = (other: ScheduledMatch) =>
      other !== match &&
      !other.setup.fate &&
      other.fixture.league.id === league.id &&
      startOfDay(other.fixture.startTime) === startOfDay(startTime) &&
      outcomeOf(other).endsAt <= outcomeOf(match).endsAt;
    return {
      match,
      next: nextOf(match, ownOf),
      elsewhere: matches.filter(isSameDay).slice(0, ELSEWHERE),
      homeForm: formOf(home.id),
      awayForm: formOf(away.id),
    };
  };
}

/** Returns the winner's next match, if known when this one ended. */
function nextOf(match: ScheduledMatch, ownOf: (id: string) => ScheduledMatch[]) {
  const { fixture } = match;
  // A future match shows only form.
  const { result, endsAt } = outcomeOf(match);
  const { home, away } = result.score;
  return ownOf((home >= away ? fixture.home : fixture.away).id).find(
    (other) =>
      other.fixture.startTime > endsAt &&
      other.drawnAt <= endsAt &&
      (other.timeKnownAt ?? 0) <= endsAt,
  );
}
