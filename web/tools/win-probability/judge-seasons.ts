import { footballChances, minutesPlayed } from '../../../edge/shared/forecast/football-chances.ts';
import type { FootballFit } from '../../../edge/shared/forecast/fits.ts';
import { expectedGoals, fitStrengths } from '../../../edge/shared/forecast/team-strengths.ts';
import type { SeasonMatch } from './football-seasons.ts';
import { impliedBy, outcomeOf, type Judged } from './judged.ts';
import { withResultsBefore } from './with-results-before.ts';

/** Forecasts of the matches of a season. */
export interface JudgedSeason {
  before: Judged[];
  atHalfTime: Judged[];
  /** The chances that odds imply, and our forecasts of the same matches. */
  byOdds: Judged[];
  besideOdds: Judged[];
}

const NONE = { home: 0, away: 0 };

/**
 * Returns forecasts of a season's matches, each from the results that the product would have read.
 */
export function judgeSeason(
  matches: readonly SeasonMatch[],
  season: number,
  fit: FootballFit,
): JudgedSeason {
  const judged: JudgedSeason = { before: [], atHalfTime: [], byOdds: [], besideOdds: [] };
  const known = withResultsBefore(
    matches,
    (match) => match.season === season,
    (results) =>
      fitStrengths(
        results.map(({ home, away, score, at }) => ({
          home,
          away,
          homeGoals: score.home,
          awayGoals: score.away,
          at,
        })),
      ),
  );
  for (const { match, fitted } of known) {
    const expected = expectedGoals(fitted, match.home, match.away);
    const outcome = outcomeOf(match.score);
    const chances = footballChances(expected, { played: 0, score: NONE, redCards: NONE }, fit);
    judged.before.push({ chances, outcome });
    if (match.atHalfTime) {
      const played = minutesPlayed(1, 45, Infinity, fit);
      const moment = { played, score: match.atHalfTime, redCards: NONE };
      judged.atHalfTime.push({ chances: footballChances(expected, moment, fit), outcome });
    }
    if (match.odds) {
      judged.byOdds.push({ chances: impliedBy(match.odds), outcome });
      judged.besideOdds.push({ chances, outcome });
    }
  }
  return judged;
}
