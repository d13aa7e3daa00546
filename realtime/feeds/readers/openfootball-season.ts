import type { CatalogueMatch, Result } from '../../protocol/catalogue.ts';
import { endStatus } from './football-life.ts';
import { finalScore, scoreByPeriod, scoreText, type FootballOutcome } from './football-match.ts';
import { footballStage } from './football-stage.ts';
import { readOpenfootballMatches } from './openfootball-matches.ts';

/**
 * Reads a season of openfootball for the catalogue: fixtures, and the results
 * of matches that are over. The match ids are those of a replay of the file.
 */
export async function readOpenfootballSeason(path: string): Promise<CatalogueMatch[]> {
  const { season, matches } = await readOpenfootballMatches(path);
  return matches.map(({ matchId, fixture, outcome }) => {
    const result = resultOf(outcome);
    const stage = footballStage(fixture);
    return { matchId, fixture, ...(result && { result }), ...(season && { season }), stage };
  });
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
  const abandoned = outcome.kind === 'played' && outcome.abandoned;
  return {
    status: abandoned ? 'Abandoned' : 'Finished',
    matchStatus: endStatus(score),
    score: finalScore(score),
    periods: scoreByPeriod(score),
    gameScore: score.halfTime ? [scoreText(score.halfTime)] : [],
    ...(score.shootout && { shootout: score.shootout }),
  };
}
