import { isFinal } from '../../realtime/sports/match-status.ts';
import * as line from '../../edge/shared/line/line-marks.ts';
import {
  linePartsOf as partsOf,
  type LineKits,
  type LinePart,
  type LinePlay,
} from '../../edge/shared/line/line-parts.ts';
import { playOf, type Match } from './match.ts';

/** Returns the periods of a match at `now` (ms) for its line; none before it begins. */
export function linePartsOf(match: Match, kits: LineKits, now: number): LinePart[] {
  const play = linePlayOf(match);
  return play ? partsOf(play, kits, now) : [];
}

/**
 * Returns the marks on a match's line, which has these `parts`. Lists know `marks` during play
 * only; a match's page passes its own.
 */
export function lineMarksOf(
  match: Match,
  parts: readonly LinePart[],
  kits: LineKits,
  marks = match.kind === 'live' ? match.marks : undefined,
): line.LineMark[] {
  const play = linePlayOf(match);
  return play ? line.lineMarksOf(play, parts, kits, marks) : [];
}

function linePlayOf(match: Match): LinePlay | null {
  const play = playOf(match);
  if (!play) return null;
  const { sportKey, matchStatus } = match;
  return {
    sportKey,
    matchStatus,
    isOver: match.kind === 'result' || isFinal(matchStatus),
    periods: play.periods,
    score: play.score,
    clock: match.kind === 'live' ? match.clock : null,
    situation: match.kind === 'live' ? match.situation : null,
  };
}
