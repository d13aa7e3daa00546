import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import type { Match } from './match.ts';
import { parseLine } from './parse-line.ts';

const parsed = new WeakMap<MatchLine, Match>();

/**
 * Returns the match of a line: the same object on every call. The live store reads a page's first
 * lines again after rendering, which must not cause a render.
 */
export function matchOfLine(line: MatchLine): Match {
  let match = parsed.get(line);
  if (!match) {
    match = parseLine(line);
    parsed.set(line, match);
  }
  return match;
}
