import type { Sport } from '../../realtime/sports/sport.ts';

/** Kinds of match alerts while another page or window is in front. */
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

/** Kinds that reach only who has alerts while the site is closed: no list of matches has their data. */
export const PUSHED_KINDS: ReadonlySet<AlertKind> = new Set<AlertKind>([
  'lineups',
  'serve-break',
  'goal',
  'card',
  'field',
]);

/** Default kinds of alerts, if the sport has them. */
const USUAL: ReadonlySet<AlertKind> = new Set<AlertKind>(['start', 'score', 'end', 'goal']);

/** Returns a sport's alert kinds: no scores where they come every few seconds. */
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
    // The last five minutes of a clock that counts down.
    lead: lasts !== undefined,
    // Sets and games show in the score.
    break: family === 'halves' || family === 'quarters',
    end: true,
  });
}

/** Returns the kinds of alerts of a player in a sport: none where feeds name nobody, or too often. */
export function playerAlertKindsOf({ scoresOften, hasRedCards, screens }: Sport): AlertKind[] {
  const isNamed = screens.teamSheets && !scoresOften;
  return kindsOf({ goal: isNamed, card: isNamed && hasRedCards, field: screens.pitch });
}

export function usualAlertsOf(sport: Sport): AlertKind[] {
  return alertKindsOf(sport).filter(isUsual);
}

/** Whether a fan who turns alerts on gets this kind at first. */
export function isUsual(kind: AlertKind): boolean {
  return USUAL.has(kind);
}

function kindsOf(has: Partial<Record<AlertKind, boolean>>): AlertKind[] {
  return ALERT_KINDS.filter((kind) => has[kind]);
}
