import type { CatalogueMatch, Result } from '../../protocol/catalogue.ts';
import type { MatchDetails } from '../../protocol/details.ts';
import type { SeasonRules } from '../../protocol/season-rules.ts';
import type { RecordingInput } from '../source.ts';
import { endStatus, footballLife } from './football-updates.ts';
import {
  finalScore,
  scoreByPeriod,
  scoreText,
  type FootballMatch,
  type FootballOutcome,
} from './football-match.ts';
import { footballRules } from './football-rules.ts';
import { readSeasonExtras, type SeasonExtras } from './openfootball-extras.ts';
import { readOpenfootballMatches } from './openfootball-matches.ts';

/** A season for the catalogue: its matches and the data beside its file. */
export interface OpenfootballSeason extends SeasonExtras {
  rules: SeasonRules[];
  matches: CatalogueMatch[];
  /** Goals of matches with scorers or minutes in the file. */
  details: MatchDetails[];
}

/**
 * Reads a season of openfootball for the catalogue: fixtures, results with goals, and grounds,
 * groups and squads from files beside it. The match ids are those of a replay of the file.
 */
export async function readOpenfootballSeason(input: RecordingInput): Promise<OpenfootballSeason> {
  const { path } = input;
  const { code, season, matches } = await readOpenfootballMatches(input);
  const rules = season && footballRules(code, season.name);
  const extras = await readSeasonExtras(path, season);
  return {
    ...extras,
    rules: season && rules ? [{ seasonId: season.id, ...rules }] : [],
    matches: matches.map(({ matchId, fixture, outcome }) => {
      const result = resultOf(outcome);
      return { matchId, fixture, ...(result && { result }) };
    }),
    details: matches.flatMap(goalsOf),
  };
}

/** Returns a match's goals with the ids of a replay, so that neither repeats the other's. */
function goalsOf(match: FootballMatch): MatchDetails[] {
  const { matchId, fixture } = match;
  const incidents = footballLife(match).flatMap(({ update }) => update.incidents ?? []);
  // The start time: a correction may shorten the match, but its details must not be older than the
  // earlier ones.
  return incidents.length > 0 ? [{ matchId, occurredAt: fixture.startTime, incidents }] : [];
}

function resultOf(outcome: FootballOutcome): Result | undefined {
  if (outcome.kind === 'scheduled') return undefined;
  if (outcome.kind === 'called-off')
    return {
      status: outcome.status,
      matchStatus: 'Not start',
      score: { home: 0, away: 0 },
      periods: [],
      gameScore: [],
    };
  const { score } = outcome;
  if (outcome.kind === 'decided')
    return {
      status: 'Finished',
      matchStatus: outcome.as,
      score: finalScore(score),
      periods: [],
      gameScore: [],
    };
  const { abandoned } = outcome;
  return {
    status: abandoned ? 'Abandoned' : 'Finished',
    matchStatus: endStatus(score),
    score: finalScore(score),
    periods: scoreByPeriod(score),
    gameScore: score.halfTime ? [scoreText(score.halfTime)] : [],
    ...(score.shootout && { shootout: score.shootout }),
  };
}
