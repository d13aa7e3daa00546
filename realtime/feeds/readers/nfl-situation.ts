import type { Situation } from '../../protocol/match-state.ts';
import type { NflGame, NflPlay } from './nfl-schema.ts';
import { sideOf } from './nfl-scoring.ts';

/**
 * Returns the situation when a play begins; null for kick-offs, tries and entries that are not
 * plays.
 */
export function situationOf(play: NflPlay | undefined, game: NflGame): Situation | null {
  const possession = sideOf(play?.posteam, game);
  const down = DOWNS.find((each) => each === play?.down);
  if (!play || !possession || down === undefined) return null;
  const toGoal = yardsToGoal(play.yrdln, game[possession].abbr);
  return {
    possession,
    down,
    ...(play.ydstogo !== undefined && play.ydstogo !== null && { distance: play.ydstogo }),
    ...(toGoal !== undefined && { toGoal }),
  };
}

const DOWNS = [1, 2, 3, 4] as const;

/**
 * Returns the yards to goal at 'NE 31' or '50'; undefined for any other text. `own`: the attacking
 * team's abbreviation.
 */
function yardsToGoal(line: string | null | undefined, own: string): number | undefined {
  const [, half, yards] = /^(?:(\w+) )?(\d{1,2})$/.exec(line ?? '') ?? [];
  if (yards === undefined) return undefined;
  return half === own ? 100 - Number(yards) : Number(yards);
}
