import type { BoxScore, BoxScorePlayerWire } from '../../../edge/contracts/box-score.ts';
import { MATCH_LEADERS } from '../../../realtime/sports/match-leaders.ts';
import { BOX_SCORES, type BoxScoreColumn } from '../../../realtime/sports/box-score.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';

/** A side's best player by a figure. */
export interface Leader {
  id: string;
  name: string;
  value: number;
  /** Other figures to show, with keys of the box score: 12 of 21 passes. */
  also: readonly { key: string; value: number; of: number | null }[];
}

/** Both sides' best player by a figure. */
export interface Leaders extends Readonly<Record<Side, Leader | null>> {
  key: string;
}

/** Returns each side's best player by each figure; skips figures that no player has. */
export function leadersOf(boxScore: BoxScore, sportKey: SportKey): Leaders[] {
  const columns = BOX_SCORES[sportKey].flatMap((group) => group.columns);
  return MATCH_LEADERS[sportKey].flatMap(({ key, with: also }) => {
    const best = (side: Side): Leader | null => {
      const players = boxScore[side]?.players ?? [];
      const [first] = players.toSorted((a, b) => (b.values[key] ?? 0) - (a.values[key] ?? 0));
      return first ? leaderOf(first, key, also, columns) : null;
    };
    const [home, away] = [best('home'), best('away')];
    return home || away ? [{ key, home, away }] : [];
  });
}

function leaderOf(
  { playerId: id, playerName: name, values }: BoxScorePlayerWire,
  key: string,
  also: readonly string[],
  columns: readonly BoxScoreColumn[],
): Leader | null {
  const value = values[key] ?? 0;
  if (value <= 0) return null;
  const more = also.flatMap((other) => {
    const count = values[other];
    const tried = columns.find((column) => column.key === other)?.of;
    const of = tried === undefined ? null : (values[tried] ?? null);
    return count === undefined || (count === 0 && !of) ? [] : [{ key: other, value: count, of }];
  });
  return { id, name, value, also: more };
}
