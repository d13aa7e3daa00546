import type { NbaAction } from './nba-schema.ts';

/** Returns an action's sort key. */
export function orderOf(action: NbaAction): number {
  return action.orderNumber ?? (action.actionId ?? action.actionNumber) * 10_000;
}

/** Returns an action's time of day, ms; undefined if the file lacks it. */
export function timeOf({ timeActual }: NbaAction): number | undefined {
  const time = Date.parse(timeActual ?? '');
  return Number.isFinite(time) ? time : undefined;
}

/** Returns the playing time between two actions, ms. */
export function playedSince(before: NbaAction | undefined, action: NbaAction): number {
  const [from, to] = [parseNbaClock(before?.clock), parseNbaClock(action.clock)];
  if (before?.period !== action.period || from === undefined || to === undefined) return 0;
  return Math.max(0, from - to) * 1_000;
}

/** Returns whole seconds left of 'PT11M38.00S', rounded up as a scoreboard does, else undefined. */
export function parseNbaClock(text: string | null | undefined): number | undefined {
  const match = /^PT(\d{1,2})M(\d{1,2}(?:\.\d+)?)S$/.exec(text ?? '');
  return match ? Number(match[1]) * 60 + Math.ceil(Number(match[2])) : undefined;
}

/**
 * Returns whether an action starts or ends its period, else undefined. Some files say so only in
 * the description.
 */
export function edgeOf({ subType, description }: NbaAction): 'start' | 'end' | undefined {
  const text = (subType || description) ?? '';
  if (/\bstart\b/i.test(text)) return 'start';
  return /\bend\b/i.test(text) ? 'end' : undefined;
}

/**
 * Returns the action that ends the game; undefined while the game is on. Some files lack such an
 * action: there the end of the fourth quarter or of an overtime ends the game, unless the score is
 * level.
 */
export function endOfGame(actions: readonly NbaAction[]): NbaAction | undefined {
  const said = actions.find(
    ({ actionType, subType }) => actionType === 'game' && subType === 'end',
  );
  const last = actions.at(-1);
  if (said || !last || last.actionType !== 'period' || edgeOf(last) !== 'end') return said;
  const home = actions.findLast(({ scoreHome }) => scoreHome !== undefined)?.scoreHome;
  const away = actions.findLast(({ scoreAway }) => scoreAway !== undefined)?.scoreAway;
  return last.period >= 4 && home !== away ? last : undefined;
}
