import { playOf, type Match } from '../domain/match.ts';

export interface ScoreChange {
  match: Match;
  /** Scored, or taken back (a disallowed goal, a correction). */
  kind: 'scored' | 'taken-back';
}

/** Returns the change in a match's score, or null. */
export function scoreChange(before: Match, after: Match): ScoreChange | null {
  const [was, is] = [playOf(before)?.score, playOf(after)?.score];
  // A match's first score (0–0) is not a change.
  if (!was || !is) return null;
  if (was.home === is.home && was.away === is.away) return null;
  const isScored = is.home + is.away > was.home + was.away;
  return { match: after, kind: isScored ? 'scored' : 'taken-back' };
}
