import { useEffect, useState } from 'react';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import { SIDES } from '../../../realtime/sports/sides.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { playOf, type Match } from '../../domain/match.ts';
import { scoreChange } from '../../live/score-change.ts';

/** A change of a shown match's score. */
export type ScoreNews =
  | {
      kind: 'scored';
      side: Side;
      /** Points that the side gained. */
      points: number;
      match: Match;
    }
  | { kind: 'taken-back'; was: Sides };

/** How long each kind is shown, ms. */
export interface NewsHold {
  scored: number;
  takenBack: number;
}

/** Maximum number of goals that a page shows at a time; a further one ends the oldest. */
const MOST_GOALS = 3;
/** Functions that end the shown goals, the oldest first. Only browsers add some. */
const shownGoals: (() => void)[] = [];

/**
 * Returns a match's latest goal or correction, for a few seconds after it; else null. A won set
 * does not count as a goal. In sports that score every minute, only a late change of the lead does.
 */
export function useScoreNews(match: Match, { scored, takenBack }: NewsHold): ScoreNews | null {
  const [seen, setSeen] = useState<{ match: Match; news: ScoreNews | null }>({ match, news: null });
  if (seen.match !== match) setSeen({ match, news: newsOf(seen.match, match) ?? seen.news });
  const { news } = seen;
  useEffect(() => {
    if (!news) return undefined;
    const end = () => setSeen((now) => (now.news === news ? { ...now, news: null } : now));
    const timer = setTimeout(end, news.kind === 'scored' ? scored : takenBack);
    if (news.kind === 'scored') {
      shownGoals.push(end);
      if (shownGoals.length > MOST_GOALS) shownGoals.shift()?.();
    }
    return () => {
      clearTimeout(timer);
      const index = shownGoals.indexOf(end);
      if (index !== -1) shownGoals.splice(index, 1);
    };
  }, [news, scored, takenBack]);
  return news;
}

function newsOf(before: Match, after: Match): ScoreNews | null {
  const change = before.id === after.id ? scoreChange(before, after) : null;
  const [was, is] = [playOf(before)?.score, playOf(after)?.score];
  if (!change || !was || !is) return null;
  if (change.kind === 'taken-back') return { kind: 'taken-back', was };
  const { scoresOften, scoring } = SPORTS[after.sportKey];
  if (scoring !== 'sum' || (scoresOften && !isLateLead(after, was, is))) return null;
  const scorers = SIDES.filter((side) => is[side] > was[side]);
  const [side] = scorers;
  // After a gap both may have scored.
  if (side === undefined || scorers.length > 1) return null;
  return { kind: 'scored', side, points: is[side] - was[side], match: after };
}

/** Seconds before the end in which a lead that changes sides is news. */
const LATE = 120;

function isLateLead(match: Match, was: Sides, is: Sides): boolean {
  if (match.kind !== 'live' || !match.clock?.countdown || match.clock.seconds > LATE) return false;
  if (!/^(?:Q4|H2|OT\d?)$/.test(match.matchStatus)) return false;
  return is.home > is.away ? was.home <= was.away : is.home < is.away && was.home >= was.away;
}
