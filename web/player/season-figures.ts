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

/** A stage has room for three beside the number of matches. */
const SHOWN = 3;

/**
 * Returns the figures that count in the sport, those of its leader lists first, of a season: sums,
 * or means where the sport's fans expect them. Zeros come last: a keeper's saves say more than the
 * goals.
 */
export function seasonFigures(
  t: Text,
  sportKey: SportKey,
  season: PlayerSeason,
): readonly SeasonFigure[] {
  const { boxScore, leaders, isPerMatch = false } = SPORTS[sportKey];
  const columns = boxScore.flatMap((group) => group.columns);
  const known = leaders.flatMap((key): SeasonFigure[] => {
    const value = seasonValue(season, key, isPerMatch);
    if (value === null) return [];
    const { name } = headOf(
      t,
      key,
      columns.find((column) => column.key === key),
    );
    return [{ key, name, value }];
  });
  return [
    ...known.filter(({ value }) => value > 0),
    ...known.filter(({ value }) => value === 0),
  ].slice(0, SHOWN);
}
