import { BOX_SCORES, SEASON_LEADERS } from '../../realtime/sports/box-score.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { headOf, type ColumnHead } from '../match/tabs/box-score/box-score-tables.ts';
import type { Text } from '../../edge/shared/text/text.ts';

/** A match with the player's figures. */
export interface PlayerMatch {
  entry: ListedMatch;
  /** The player's team in that match. */
  teamId: string;
  isStarter: boolean;
  values: Readonly<Record<string, number>>;
}

/** A figure with its name. */
export interface NamedFigure extends ColumnHead {
  value: number;
}

/**
 * Returns a match's figures worth showing: the player's minutes and the figures of the sport's
 * leader lists, except zeros.
 */
export function tellingFigures(
  t: Text,
  sportKey: SportKey,
  values: PlayerMatch['values'],
): NamedFigure[] {
  const columns = BOX_SCORES[sportKey].flatMap((group) => group.columns);
  const marks = columns.map((column) => headOf(t, column.key, column).short);
  return listedKeys(sportKey).flatMap((key) => {
    const value = values[key];
    if (!value) return [];
    const head = headOf(
      t,
      key,
      columns.find((column) => column.key === key),
    );
    // 'YDS' heads three tables of American football: alone it does not say which yards.
    const isShared = marks.indexOf(head.short) !== marks.lastIndexOf(head.short);
    return { ...head, short: isShared ? head.name : head.short, value };
  });
}

/**
 * Returns the keys of a match's figures to show: the minutes, and those of the sport's leader
 * lists.
 */
export function listedKeys(sportKey: SportKey): readonly string[] {
  return ['minutes', ...SEASON_LEADERS[sportKey]];
}
