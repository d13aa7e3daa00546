import { winPercentageOf } from '../../realtime/sports/tally.ts';
import type { StandingsRow, StandingsRule } from './standings.ts';

/** Values of the criteria that need only a team's row; other criteria need all matches. */
const VALUES: Readonly<Record<string, (row: StandingsRow) => number>> = {
  points: ({ points }) => points ?? 0,
  wins: ({ won }) => won,
  'win-percentage': winPercentageOf,
  difference: ({ scored, conceded }) => scored - conceded,
  scored: ({ scored }) => scored,
  'set-ratio': ({ scored, conceded }) => ratio(scored, conceded),
  'rally-ratio': ({ rally }) => ratio(rally?.scored ?? 0, rally?.conceded ?? 0),
};

/**
 * Sorts changed rows, best first, and numbers them. A criterion that needs all matches, such as
 * head-to-heads of level teams, keeps its decision from `base` between teams that were level there
 * too. Teams that are still level share a rank, in the order of `base`.
 */
export function rankRows(
  rows: readonly StandingsRow[],
  base: readonly StandingsRow[],
  rule: StandingsRule,
): StandingsRow[] {
  const before = new Map(base.map((row, index) => [row.team.id, { row, index }]));
  const place = ({ team }: StandingsRow) => before.get(team.id)?.index ?? 0;
  const baseOf = (row: StandingsRow) => before.get(row.team.id)?.row ?? row;

  function compare(a: StandingsRow, b: StandingsRow): number {
    let wereLevel = true;
    const [wasA, wasB] = [baseOf(a), baseOf(b)];
    for (const criterion of rule.criteria) {
      const value = VALUES[criterion];
      if (!value) {
        if (wereLevel && wasA.rank !== wasB.rank) return wasA.rank - wasB.rank;
        continue;
      }
      const [own, other] = [value(a), value(b)];
      if (own !== other) return own > other ? -1 : 1;
      wereLevel &&= value(wasA) === value(wasB);
    }
    return 0;
  }

  const sorted = rows.toSorted((a, b) => compare(a, b) || place(a) - place(b));
  const [leader] = sorted;
  let rank = 0;
  return sorted.map((row, index) => {
    const above = sorted[index - 1];
    if (!above || compare(above, row) !== 0) rank = index + 1;
    return {
      ...row,
      rank,
      winPercentage: winPercentageOf(row),
      gamesBehind:
        row.gamesBehind === null || !leader
          ? null
          : (leader.won - row.won + (row.lost - leader.lost)) / 2,
    };
  });
}

/**
 * Whether `rankRows` could only guess the order of some rows: two neighbours are level up to a
 * criterion that needs all matches, and at least one of them changed.
 */
export function isOrderGuessed(
  rows: readonly StandingsRow[],
  base: readonly StandingsRow[],
  rule: StandingsRule,
): boolean {
  const unknown = rule.criteria.findIndex((criterion) => !VALUES[criterion]);
  if (unknown === -1) return false;
  const before = new Map(base.map((row) => [row.team.id, row]));
  const values = rule.criteria.slice(0, unknown).flatMap((criterion) => VALUES[criterion] ?? []);
  const hasMoved = (row: StandingsRow) => {
    const was = before.get(row.team.id);
    return was?.played !== row.played || was.scored !== row.scored || was.conceded !== row.conceded;
  };
  return rows.some((row, index) => {
    const above = rows[index - 1];
    return (
      above !== undefined &&
      values.every((value) => value(row) === value(above)) &&
      (hasMoved(row) || hasMoved(above))
    );
  });
}

/** Returns won per lost; `Infinity` without losses, and 0 if there are no wins either. */
function ratio(won: number, lost: number): number {
  if (lost > 0) return won / lost;
  return won > 0 ? Infinity : 0;
}
