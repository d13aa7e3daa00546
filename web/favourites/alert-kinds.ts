import type { Sport } from '../../realtime/sports/sport.ts';

/** What a fan may be told of a match while another page, or another window, is in front. */
export const ALERT_KINDS = ['start', 'score', 'red-card', 'break', 'end'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What alerts are turned on with, as far as the sport has it. */
const USUAL: ReadonlySet<AlertKind> = new Set<AlertKind>(['start', 'score', 'end']);

/** The alerts that a sport has: none of scores that come every few seconds, or of innings. */
export function alertKindsOf({ scoresOften, hasRedCards, periods }: Sport): AlertKind[] {
  const { family } = periods;
  const has: Record<AlertKind, boolean> = {
    start: true,
    score: !scoresOften,
    'red-card': hasRedCards,
    // Of sets and games the score tells.
    break: family === 'halves' || family === 'quarters',
    end: true,
  };
  return ALERT_KINDS.filter((kind) => has[kind]);
}

export function usualAlertsOf(sport: Sport): AlertKind[] {
  return alertKindsOf(sport).filter((kind) => USUAL.has(kind));
}
