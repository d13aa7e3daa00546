import type { PointsFit, RatingFit } from '../../../edge/shared/forecast/fits.ts';
import { pointsChances } from '../../../edge/shared/forecast/points-chances.ts';
import { expectedPoints, fitRatings } from '../../../edge/shared/forecast/team-ratings.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { impliedBy, logLoss, outcomeOf, type Judged } from './judged.ts';
import { minimise } from './minimise.ts';
import { JUDGED_AT, leadAt, type TimedGame } from './timed-games.ts';
import { withResultsBefore } from './with-results-before.ts';

/** A game, with the score to expect from the results before it. */
interface ExpectedGame {
  game: TimedGame;
  expected: Sides;
}

/**
 * Half-lives of a result's weight to try, in days, and strengths of the ratings' shrinkage, in
 * results.
 */
const HALF_LIVES = [60, 120, 240, 480];
const UNSEEN = [2, 4, 8, 12];

/** Returns the constants that forecast the games of the fitted seasons best. */
export function fitPoints(
  games: readonly TimedGame[],
  isFitted: (game: TimedGame) => boolean,
): PointsFit & RatingFit {
  const fitted = games.filter(isFitted);
  const homeEdge =
    fitted.reduce((sum, { score }) => sum + score.home - score.away, 0) / fitted.length;
  const choices = HALF_LIVES.flatMap((halfLife) =>
    UNSEEN.map((unseen) => {
      const rating = { homeEdge, unseen, halfLife };
      const error = expectedGames(games, isFitted, rating).reduce(
        (sum, { game: { score }, expected }) =>
          sum + (score.home - score.away - expected.home + expected.away) ** 2,
        0,
      );
      return { rating, error };
    }),
  );
  const [best] = choices.toSorted((one, other) => one.error - other.error);
  if (!best) throw new Error('There are no games to fit.');
  const expected = expectedGames(games, isFitted, best.rating);
  const [spread = 0, power = 0, trust = 0] = minimise(
    ([one = 0, two = 0, three = 0]) =>
      one <= 1 || two <= 0.1
        ? Infinity
        : logLoss(judgeAt(expected, JUDGED_AT, { spread: one, power: two, trust: three })),
    [13, 0.4, 1],
    [1, 0.05, 0.1],
    4,
  );
  return { spread, power, trust, ...best.rating };
}

/** Returns the chosen games for which the product would have an expected score. */
export function expectedGames(
  games: readonly TimedGame[],
  isChosen: (game: TimedGame) => boolean,
  rating: RatingFit,
): ExpectedGame[] {
  return withResultsBefore(games, isChosen, (results) => fitRatings(results, rating)).map(
    ({ match: game, fitted }) => ({ game, expected: expectedPoints(fitted, game.home, game.away) }),
  );
}

/** Returns forecasts at these shares of regular time, without games that ended level. */
export function judgeAt(
  games: readonly ExpectedGame[],
  shares: readonly number[],
  fit: PointsFit,
): Judged[] {
  return games.flatMap(({ game, expected }) => {
    const outcome = outcomeOf(game.score);
    if (outcome === 'draw') return [];
    return shares.map((played) => ({
      chances: pointsChances(expected, { lead: leadAt(game, played), left: 1 - played }, fit),
      outcome,
    }));
  });
}

/**
 * Returns the chances that odds imply, for games with odds, and our forecasts of the same games.
 */
export function judgeByOdds(
  games: readonly ExpectedGame[],
  fit: PointsFit,
): { byOdds: Judged[]; besideOdds: Judged[] } {
  const priced = games.filter(({ game }) => game.odds && outcomeOf(game.score) !== 'draw');
  return {
    byOdds: priced.flatMap(({ game: { odds, score } }) =>
      odds ? [{ chances: impliedBy(odds), outcome: outcomeOf(score) }] : [],
    ),
    besideOdds: judgeAt(priced, [0], fit),
  };
}
