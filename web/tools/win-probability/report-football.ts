import type { FootballFit } from '../../../edge/shared/forecast/fits.ts';
import { fitMinutes, fitRedCards, judgeTimed, meanGoals } from './fit-football.ts';
import { readDivisions, readLeagues, type SeasonMatch } from './football-seasons.ts';
import { readRecordedCup, readWorldCups } from './goal-minutes.ts';
import { judgeSeason } from './judge-seasons.ts';
import { binned, frequencies, outcomeOf } from './judged.ts';
import { always, type SportReport } from './report.ts';

/** Seasons and cups that the fit uses; only later ones are judged. */
const FITTED_SEASONS = { from: 2005, to: 2017 };
const FITTED_CUPS = 2019;
/** Judged seasons: the newest with odds, and the newest. */
const WITH_ODDS = 2018;
const NEWEST = 2025;

/** Fits football's models and judges their forecasts. */
export async function reportFootball(
  source: (name: string) => string,
  recordings: string,
): Promise<SportReport<FootballFit>> {
  const [leagues, divisions, cups, recorded] = await Promise.all([
    readLeagues(source('football-datasets')),
    readDivisions(source('FootballData')),
    readWorldCups(source('worldcup')),
    readRecordedCup(recordings),
  ]);
  const isFitted = ({ season }: SeasonMatch) =>
    season >= FITTED_SEASONS.from && season <= FITTED_SEASONS.to;
  const seasons = leagues.filter(isFitted);
  const fittedCups = cups.filter(({ year }) => year <= FITTED_CUPS);
  const minutes = fitMinutes(fittedCups, seasons);
  const { counted, ...redCards } = fitRedCards(fittedCups, minutes);
  console.log('Red cards: goals and expected goals of sides with fewer and more players', counted);
  const fit = { ...minutes, ...redCards };

  const usual = frequencies(seasons.map(({ score }) => outcomeOf(score)));
  const priced = judgeSeason(divisions, WITH_ODDS, fit);
  const newest = judgeSeason(leagues, NEWEST, fit);
  const laterCups = [...cups.filter(({ year }) => year > FITTED_CUPS), ...recorded];
  const during = judgeTimed(laterCups, meanGoals(fittedCups), fit);
  return {
    fit,
    figures: [
      {
        name: `four English divisions ${WITH_ODDS}–${WITH_ODDS - 1999}, before`,
        judged: priced.before,
        byFrequency: always(usual, priced.before),
        odds: priced,
      },
      { name: 'the same, at half-time', judged: priced.atHalfTime, byFrequency: null },
      {
        name: `five leagues ${NEWEST}–${NEWEST - 1999}, before`,
        judged: newest.before,
        byFrequency: always(usual, newest.before),
      },
      { name: 'the same, at half-time', judged: newest.atHalfTime, byFrequency: null },
      ...[...during].map(([minute, judged]) => ({
        name: `World Cups 2022–2026, minute ${minute}`,
        judged,
        byFrequency: null,
      })),
    ],
    series: [
      { name: 'before the match', bins: binned([...priced.before, ...newest.before]) },
      { name: 'at half-time', bins: binned([...priced.atHalfTime, ...newest.atHalfTime]) },
      { name: 'World Cups, six minutes each', bins: binned([...during.values()].flat()) },
    ],
  };
}
