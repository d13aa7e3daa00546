/**
 * A season match's purpose: a place in a table, or advancing. Each stage with a table counts only
 * its own matches; pre-season matches decide nothing.
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

/** Stages with a table, the last to be played first. */
export const TABLE_STAGES = [
  'championship-round',
  'promotion-round',
  'relegation-round',
  'main-round',
  'table',
  'preliminary-round',
] as const satisfies readonly Stage[];
export type TableStage = (typeof TABLE_STAGES)[number];

/** Returns the table that a match counts for; null: none. A match without a stage counts for the table. */
export function tableStageOf(stage: Stage | null): TableStage | null {
  return TABLE_STAGES.find((one) => one === (stage ?? 'table')) ?? null;
}

const LATER_ROUND = /^(?:matchday|week) (?:[2-9]|\d{2,})$/i;

/**
 * Whether a season's first matchday is unknown, as of a feed that began within the season: a table
 * of the later ones would be wrong.
 */
export function lacksBeginning(
  matches: readonly { stage: Stage | null; round: string | null }[],
): boolean {
  const counted = matches.filter(({ stage }) => tableStageOf(stage) !== null);
  return counted.length > 0 && counted.every(({ round }) => LATER_ROUND.test(round ?? ''));
}

/** 'Finals, Round of 16', 'Quarter-final', 'Playoffs, Matchday 1', 'Match for third place', 'Super Bowl' … */
const KNOCKOUT =
  /\b(?:(?:semi|quarter)?-?finals?|round of|last \d+|1\/\d|play-?offs?|knock-?out|third[- ]place|3rd place|preliminary|qualifying|qualification round|wild ?card|divisional|super bowl|world series)\b/i;

/**
 * Returns the stage from a round's name, if the source sends none: a match in a group counts for
 * its table, with any round name. Undefined if the name shows none.
 */
export function stageOfRound(round?: string, group?: string): Stage | undefined {
  return group === undefined && round !== undefined && KNOCKOUT.test(round)
    ? 'knockout'
    : undefined;
}
