import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import type { Match } from './match.ts';
import { parseLine } from './parse-line.ts';

const parsed = new WeakMap<MatchLine, Match>();

/**
 * The match of a line, the same object each time. A page's first lines are read
 * for rendering and again when the live store takes over: nothing renders anew.
 */
export function matchOfLine(line: MatchLine): Match {
  let match = parsed.get(line);
  if (!match) {
    match = parseLine(line);
    parsed.set(line, match);
  }
  return match;
}
