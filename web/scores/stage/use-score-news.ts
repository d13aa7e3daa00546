import { useEffect, useState } from 'react';
import { SIDES, type Side, type Sides } from '../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { playOf, type Match } from '../../domain/match.ts';
import { scoreChange } from '../../live/score-change.ts';

/** A change of a shown match's score. */
export type ScoreNews =
  | { kind: 'scored'; side: Side; match: Match }
  | { kind: 'taken-back'; was: Sides };

/** How long each is shown, ms. */
export interface NewsHold {
  scored: number;
  takenBack: number;
}

/**
 * Returns a match's latest goal or correction, for a few seconds after it. Sports that score every
 * minute, and sets won, have no such moment.
 */
export function useScoreNews(match: Match, { scored, takenBack }: NewsHold): ScoreNews | null {
  const [seen, setSeen] = useState<{ match: Match; news: ScoreNews | null }>({ match, news: null });
  if (seen.match !== match) setSeen({ match, news: newsOf(seen.match, match) ?? seen.news });
  const { news } = seen;
  useEffect(() => {
    if (!news) return undefined;
    const hold = news.kind === 'scored' ? scored : takenBack;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, news: null })), hold);
    return () => clearTimeout(timer);
  }, [news, scored, takenBack]);
  return news;
}

function newsOf(before: Match, after: Match): ScoreNews | null {
  const change = before.id === after.id ? scoreChange(before, after) : null;
  const [was, is] = [playOf(before)?.score, playOf(after)?.score];
  if (!change || !was || !is) return null;
  if (change.kind === 'taken-back') return { kind: 'taken-back', was };
  const { scoresOften, scoring } = SPORTS[after.sportKey];
  if (scoresOften || scoring !== 'sum') return null;
  const scorers = SIDES.filter((side) => is[side] > was[side]);
  const [side] = scorers;
  // After a gap both may have scored.
  return side && scorers.length === 1 ? { kind: 'scored', side, match: after } : null;
}
