import type { Sport } from '../../realtime/sports/sport.ts';

/** Kinds of alerts about a match. */
export const ALERT_KINDS = [
  'lineups',
  'start',
  'score',
  'red-card',
  'serve-break',
  'lead',
  'break',
  'end',
  'goal',
  'card',
  'field',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * Kinds that only push messages deliver: the lists of matches, from which open pages alert, lack
 * their data.
 */
export const PUSHED_KINDS: ReadonlySet<AlertKind> = new Set<AlertKind>([
  'lineups',
  'serve-break',
  'goal',
  'card',
  'field',
]);

/** Kinds that are on by default, if the sport has them. */
const USUAL: ReadonlySet<AlertKind> = new Set<AlertKind>(['start', 'score', 'end', 'goal']);

/** Returns the kinds of alerts about a match of a sport: no `score` where teams score often. */
export function alertKindsOf({
  scoresOften,
  hasRedCards,
  periods,
  scoring,
  screens,
}: Sport): AlertKind[] {
  const { family, lasts } = periods;
  return kindsOf({
    lineups: screens.teamSheets,
    start: true,
    score: !scoresOften,
    'red-card': hasRedCards,
    'serve-break': scoring !== 'sum' && scoring.inGames === true,
    // An alert of the last five minutes needs a clock that counts down.
    lead: lasts !== undefined,
    // The score itself shows the end of sets and games.
    break: family === 'halves' || family === 'quarters',
    end: true,
  });
}

/**
 * Returns the kinds of alerts about a player of a sport: goals and cards only where feeds name
 * players, not too often.
 */
export function playerAlertKindsOf({ scoresOften, hasRedCards, screens }: Sport): AlertKind[] {
  const isNamed = screens.teamSheets && !scoresOften;
  return kindsOf({ goal: isNamed, card: isNamed && hasRedCards, field: screens.pitch });
}

export function usualAlertsOf(sport: Sport): AlertKind[] {
  return alertKindsOf(sport).filter(isUsual);
}

/** Whether this kind is on by default for a fan who turns alerts on. */
export function isUsual(kind: AlertKind): boolean {
  return USUAL.has(kind);
}

function kindsOf(has: Partial<Record<AlertKind, boolean>>): AlertKind[] {
  return ALERT_KINDS.filter((kind) => has[kind]);
}
