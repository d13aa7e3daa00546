import { STATISTICS } from '../../realtime/sports/statistics.ts';
import { BOX_SCORES, SEASON_LEADERS } from '../../realtime/sports/box-score.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { headOf } from '../match/tabs/box-score/box-score-tables.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { PlayerSeason } from './player.ts';
import { seasonValue } from './season-tables.ts';

/** A figure of a player's newest season, with its name. */
export interface SeasonFigure {
  key: string;
  name: string;
  value: number;
}

/** The page's stage has room for three figures beside the number of matches. */
const SHOWN = 3;

/**
 * Returns a season's first three figures in the order of the sport's leader lists: sums, or means
 * per match where the sport's fans expect means. Zeros come after other figures (a keeper's saves
 * say more than no goals), and figures for which a low value is better come last.
 */
export function seasonFigures(
  t: Text,
  sportKey: SportKey,
  season: PlayerSeason,
): readonly SeasonFigure[] {
  const { isPerMatch = false } = SPORTS[sportKey];
  const columns = BOX_SCORES[sportKey].flatMap((group) => group.columns);
  const known = SEASON_LEADERS[sportKey].flatMap((key): SeasonFigure[] => {
    const value = seasonValue(season, key, isPerMatch);
    if (value === null) return [];
    const column = columns.find((one) => one.key === key);
    return [{ key, name: headOf(t, key, column).name, value }];
  });
  const isBad = ({ key }: SeasonFigure) =>
    STATISTICS[sportKey].some((statistic) => statistic.key === key && statistic.fewer);
  const weight = (figure: SeasonFigure) => (isBad(figure) ? 2 : figure.value > 0 ? 0 : 1);
  return known.toSorted((one, other) => weight(one) - weight(other)).slice(0, SHOWN);
}
