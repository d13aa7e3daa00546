import { PAST_RESULTS } from '../../../edge/shared/forecast/past-results.ts';

/** The part of a result that decides whether it counts. */
interface Dated {
  league: string;
  home: string;
  away: string;
  /** ms */
  at: number;
}

const DAY = 86_400_000;

/**
 * Returns the chosen matches that the product would forecast, each with what `fit` returns for the
 * results of its league before its day.
 */
export function withResultsBefore<Match extends Dated, Fitted>(
  matches: readonly Match[],
  isChosen: (match: Match) => boolean,
  fit: (results: readonly Match[]) => Fitted,
): { match: Match; fitted: Fitted }[] {
  const { most, age, fewestOfTeam } = PAST_RESULTS;
  return [...Map.groupBy(matches, ({ league }) => league).values()].flatMap((league) => {
    const inOrder = league.toSorted((one, other) => one.at - other.at);
    const days = Map.groupBy(inOrder.filter(isChosen), ({ at }) => Math.floor(at / DAY) * DAY);
    return [...days].flatMap(([start, ofDay]) => {
      const results = inOrder.filter(({ at }) => at < start && at > start - age).slice(-most);
      const isKnown = (team: string) =>
        results.filter(({ home, away }) => home === team || away === team).length >= fewestOfTeam;
      const known = ofDay.filter(({ home, away }) => isKnown(home) && isKnown(away));
      if (known.length === 0) return [];
      const fitted = fit(results);
      return known.map((match) => ({ match, fitted }));
    });
  });
}
