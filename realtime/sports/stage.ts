/**
 * The stages of a season, which decide a place in a table or who advances. Each table counts only
 * its own stage's matches; pre-season matches decide nothing.
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

/** Stages with a table, the latest to be played first. */
export const TABLE_STAGES = [
  'championship-round',
  'promotion-round',
  'relegation-round',
  'main-round',
  'table',
  'preliminary-round',
] as const satisfies readonly Stage[];
export type TableStage = (typeof TABLE_STAGES)[number];

/**
 * Returns the stage whose table counts a match; null without one. A match without a stage counts
 * for the main table, 'table'.
 */
export function tableStageOf(stage: Stage | null): TableStage | null {
  return TABLE_STAGES.find((one) => one === (stage ?? 'table')) ?? null;
}

const LATER_ROUND = /^(?:matchday|week) (?:[2-9]|\d{2,})$/i;

/**
 * Whether a season's first matchday is missing, because its feed began during the season. A table
 * of the later matchdays alone would be wrong.
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
 * Returns 'knockout' if a round's name says so, for sources that send no stage; else undefined. A
 * match in a group is never a knockout match: it counts for the group's table.
 */
export function stageOfRound(round?: string, group?: string): Stage | undefined {
  return group === undefined && round !== undefined && KNOCKOUT.test(round)
    ? 'knockout'
    : undefined;
}
