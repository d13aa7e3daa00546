import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { headOf, type ColumnHead } from '../match/tabs/box-score/box-score-tables.ts';
import type { Text } from '../text/text.ts';

/** A match with what the player did in it. */
export interface PlayerMatch {
  entry: ListedMatch;
  /** Whom the player played for. */
  teamId: string;
  isStarter: boolean;
  values: Readonly<Record<string, number>>;
}

/** A figure with what it is called. */
export interface NamedFigure extends ColumnHead {
  value: number;
}

/**
 * What is worth telling of a match: how long it was for the player, and those
 * figures that the sport lists its best by, but for those that came to nothing.
 */
export function tellingFigures(
  t: Text,
  sportKey: SportKey,
  values: PlayerMatch['values'],
): NamedFigure[] {
  const { boxScore, leaders } = SPORTS[sportKey];
  const columns = boxScore.flatMap((group) => group.columns);
  return ['minutes', ...leaders].flatMap((key) => {
    const value = values[key];
    if (!value) return [];
    const known = columns.find((column) => column.key === key);
    return { ...headOf(t, key, known), value };
  });
}
