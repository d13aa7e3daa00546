/**
 * What a match of a season decides: a place in a table, or who goes through. Each of those with a
 * table counts its own matches alone; matches before a season decide nothing.
 */
export const STAGES = [
  'table',
  'knockout',
  'preliminary-round',
  'main-round',
  'championship-round',
  'promotion-round',
  'relegation-round',
  'pre-season',
] as const;
export type Stage = (typeof STAGES)[number];

/** Those with a table, the last to be played first. */
export const TABLE_STAGES = [
  'championship-round',
  'promotion-round',
  'relegation-round',
  'main-round',
  'table',
  'preliminary-round',
] as const satisfies readonly Stage[];
export type TableStage = (typeof TABLE_STAGES)[number];

/** The table that a match counts for; null: none. A match of which no stage is told counts for the table. */
export function tableStageOf(stage: Stage | null): TableStage | null {
  return TABLE_STAGES.find((one) => one === (stage ?? 'table')) ?? null;
}

/** 'Finals, Round of 16', 'Quarter-final', 'Playoffs, Matchday 1', 'Match for third place', 'Super Bowl' … */
const KNOCKOUT =
  /\b(?:(?:semi|quarter)?-?finals?|round of|last \d+|1\/\d|play-?offs?|knock-?out|third[- ]place|3rd place|preliminary|qualifying|qualification round|wild ?card|divisional|super bowl|world series)\b/i;

/**
 * The stage that a round's name tells where its source tells no stage: a match in a group counts
 * for its table, whatever its round is called. Undefined: the name tells none.
 */
export function stageOfRound(round?: string, group?: string): Stage | undefined {
  return group === undefined && round !== undefined && KNOCKOUT.test(round)
    ? 'knockout'
    : undefined;
}
