import type { Sport } from '../../realtime/sports/sport.ts';

/** Kinds of match alerts while another page or window is in front. */
export const ALERT_KINDS = ['start', 'score', 'red-card', 'break', 'end'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Default kinds of alerts, if the sport has them. */
const USUAL: ReadonlySet<AlertKind> = new Set<AlertKind>(['start', 'score', 'end']);

/** Returns a sport's alert kinds: none for scores every few seconds, or for innings. */
export function alertKindsOf({ scoresOften, hasRedCards, periods }: Sport): AlertKind[] {
  const { family } = periods;
  const has: Record<AlertKind, boolean> = {
    start: true,
    score: !scoresOften,
    'red-card': hasRedCards,
    // Sets and games show in the score.
    break: family === 'halves' || family === 'quarters',
    end: true,
  };
  return ALERT_KINDS.filter((kind) => has[kind]);
}

export function usualAlertsOf(sport: Sport): AlertKind[] {
  return alertKindsOf(sport).filter((kind) => USUAL.has(kind));
}
