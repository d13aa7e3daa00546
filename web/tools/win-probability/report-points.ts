import type { PointsFit, RatingFit } from '../../../edge/shared/forecast/fits.ts';
import { expectedGames, fitPoints, judgeAt, judgeByOdds } from './fit-points.ts';
import { binned, frequencies, outcomeOf } from './judged.ts';
import { always, type SportReport } from './report.ts';
import { JUDGED_AT, type TimedGame } from './timed-games.ts';

/** Which seasons the fit uses and which are judged, by the year in which they begin. */
export interface Split {
  league: string;
  fitted: { from: number; to: number };
  judged: { from: number; to: number };
}

/** Shares of regular time with a row of their own in the table. */
const MOMENTS = [
  ['after the first quarter', 1 / 4],
  ['at half-time', 1 / 2],
  ['after the third quarter', 3 / 4],
  ['with an eighth of the time left', 7 / 8],
  ['with a 48th left', 47 / 48],
] as const;

/** Fits the model of a sport with quarters and judges its forecasts. */
export function reportPoints(
  games: readonly TimedGame[],
  { league, fitted, judged }: Split,
): SportReport<PointsFit & RatingFit> {
  const isIn =
    ({ from, to }: Split['fitted']) =>
    ({ season }: TimedGame) =>
      season >= from && season <= to;
  const fit = fitPoints(games, isIn(fitted));
  const usual = frequencies(
    games
      .filter(isIn(fitted))
      .map(({ score }) => outcomeOf(score))
      .filter((outcome) => outcome !== 'draw'),
  );
  const known = expectedGames(games, isIn(judged), fit);
  const before = judgeAt(known, [0], fit);
  const { byOdds, besideOdds } = judgeByOdds(known, fit);
  const during = JUDGED_AT.filter((share) => share > 0);
  return {
    fit,
    figures: [
      {
        name: `${league} ${judged.from} to ${judged.to + 1}, before`,
        judged: before,
        byFrequency: always(usual, before),
        ...(byOdds.length > 0 && { odds: { byOdds, besideOdds } }),
      },
      ...MOMENTS.map(([name, share]) => ({
        name: `the same, ${name}`,
        judged: judgeAt(known, [share], fit),
        byFrequency: null,
      })),
    ],
    series: [
      { name: 'before the match', bins: binned(before) },
      { name: 'during it, nine moments each', bins: binned(judgeAt(known, during, fit)) },
    ],
  };
}
