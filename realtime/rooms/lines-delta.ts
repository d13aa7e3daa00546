import type { SportDelta } from '../protocol/frame.ts';
import type { MatchLine } from '../protocol/match-state.ts';
import { createMergePatch } from '../protocol/merge-patch.ts';

type Lines = ReadonlyMap<string, { line: MatchLine | null }>;

/**
 * Returns the `lines` of a sport delta that applies `changes` to the lines `before`: a whole line
 * for a new match, a merge patch for a known one, null for a dropped one. Undefined without
 * changes.
 */
export function linesDelta(before: Lines, changes: Lines): SportDelta['lines'] | undefined {
  const lines: SportDelta['lines'] = {};
  for (const [matchId, { line }] of changes) {
    const known = before.get(matchId)?.line ?? null;
    if (known && line) {
      const patch = createMergePatch(known, line);
      if (patch) lines[matchId] = patch;
    } else if (line || known) lines[matchId] = line;
  }
  return Object.keys(lines).length > 0 ? lines : undefined;
}
