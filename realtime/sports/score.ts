import type { SetRule, Sport } from './sport.ts';

/** Both sides' scores. */
export interface Score {
  home: number;
  away: number;
}

/** What decides the winner of a match. */
export interface Decided {
  /** The winner, if score and shoot-out do not show it. */
  winner?: keyof Score | null | undefined;
  score: Score;
  /** The shoot-out after a level score, which does not include it. */
  shootout?: Score | null | undefined;
}

/** Returns the winner of a finished match, by any kind of decision; null when neither side won. */
export function winnerOf({ winner, score, shootout }: Decided): keyof Score | null {
  return winner ?? (shootout && leader(shootout)) ?? leader(score) ?? null;
}

/** A match's result for one of its sides: won, drawn or lost. */
export type FormResult = 'W' | 'D' | 'L';

/** Returns one side's result of a match that `winner`, or neither side, won. */
export function formResultOf(side: keyof Score, winner: keyof Score | null): FormResult {
  if (winner === null) return 'D';
  return winner === side ? 'W' : 'L';
}

/**
 * Returns the score that follows from the periods, for updates without one: the sum of goals or
 * points (a shoot-out is not a period), or the sets won.
 */
export function scoreOf({ scoring }: Pick<Sport, 'scoring'>, periods: readonly Score[]): Score {
  if (scoring === 'sum')
    return periods.reduce(
      (sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }),
      { home: 0, away: 0 },
    );
  const won = { home: 0, away: 0 };
  for (const [index, set] of periods.entries()) {
    // The start of the next set ends this one, even if a short format ends sets below the target.
    const over: boolean = index < periods.length - 1 || isSetOver(scoring, set, index + 1);
    const winner: keyof Score | undefined = over ? leader(set) : undefined;
    if (winner) won[winner] += 1;
  }
  return won;
}

/** Whether the set with this number (from 1) is decided, also by a tie-break. */
export function isSetOver(rule: SetRule, set: Score, number: number): boolean {
  const high = Math.max(set.home, set.away);
  const lead = Math.abs(set.home - set.away);
  const target = rule.decider?.set === number ? rule.decider.target : rule.target;
  return (high >= target && lead >= 2) || (high === rule.cap && lead >= 1);
}

function leader(set: Score): keyof Score | undefined {
  if (set.home === set.away) return undefined;
  return set.home > set.away ? 'home' : 'away';
}
