import type { SetRule, Sport } from './sport.ts';

/** What each side has. */
export interface Score {
  home: number;
  away: number;
}

/** What tells who won. */
export interface Decided {
  /** Who won, where score and shoot-out do not say so. */
  winner?: keyof Score | null | undefined;
  score: Score;
  /** After play; the score is level without it. */
  shootout?: Score | null | undefined;
}

/** Who won a match that stands like this at its end, whatever it was that decided it; null: neither. */
export function winnerOf({ winner, score, shootout }: Decided): keyof Score | null {
  return winner ?? (shootout && leader(shootout)) ?? leader(score) ?? null;
}

/** A match as one of its sides sees it: won, drawn or lost. */
export type FormResult = 'W' | 'D' | 'L';

/** What a match that was won by `winner`, or by neither side, is to one of them. */
export function formResultOf(side: keyof Score, winner: keyof Score | null): FormResult {
  if (winner === null) return 'D';
  return winner === side ? 'W' : 'L';
}

/**
 * The score that periods add up to, for a feed that does not say it: goals or
 * points summed (a shoot-out is no period, so it stays out), or sets won.
 */
export function scoreOf({ scoring }: Pick<Sport, 'scoring'>, periods: readonly Score[]): Score {
  if (scoring === 'sum')
    return periods.reduce(
      (sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }),
      { home: 0, away: 0 },
    );
  const won = { home: 0, away: 0 };
  for (const [index, set] of periods.entries()) {
    // Once another set has begun this one is over, however short a format it has.
    const over: boolean = index < periods.length - 1 || isSetOver(scoring, set, index + 1);
    const winner: keyof Score | undefined = over ? leader(set) : undefined;
    if (winner) won[winner] += 1;
  }
  return won;
}

/** Whether the set with this number (from 1) is decided, tie-breaks included. */
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
