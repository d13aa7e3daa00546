import { useEffect, useState } from 'react';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side, Sides } from '../../realtime/protocol/primitives.ts';
import { playOf, type Match } from '../domain/match.ts';

/** What a row shows for a while after its score changed. */
export type Moment =
  | {
      kind: 'goal';
      side: Side;
      /** Text in place of the word for a goal: '+7'. */
      plate: string | null;
    }
  | {
      kind: 'withdrawn';
      side: Side;
      /** The score before: '1–0'. */
      was: string;
    };

/** How long a moment stands, ms. */
const HOLD = { goal: 8_000, withdrawn: 10_000 } as const;
/** Most goals that a page shows at a time; the oldest one ends early. */
const MOST_GOALS = 3;

/** Ends of the goals shown now, the oldest first. Only a browser adds some. */
const shownGoals: (() => void)[] = [];

/** Returns the match's moment, or null; the first score that a page shows is none. */
export function useMoment(match: Match): Moment | null {
  const score = playOf(match)?.score ?? null;
  const [seen, see] = useState<{ score: Sides | null; moment: Moment | null }>({
    score,
    moment: null,
  });
  const isChanged = score?.home !== seen.score?.home || score?.away !== seen.score?.away;
  const next = isChanged ? { score, moment: momentOf(match, seen.score) ?? seen.moment } : seen;
  if (isChanged) see(next);
  const { moment } = next;
  useEffect(() => {
    if (!moment) return undefined;
    const end = () => see((last) => (last.moment === moment ? { ...last, moment: null } : last));
    if (moment.kind === 'goal') {
      shownGoals.push(end);
      if (shownGoals.length > MOST_GOALS) shownGoals.shift()?.();
    }
    const timer = setTimeout(end, HOLD[moment.kind]);
    return () => {
      clearTimeout(timer);
      const index = shownGoals.indexOf(end);
      if (index !== -1) shownGoals.splice(index, 1);
    };
  }, [moment]);
  return moment;
}

/** Returns the moment of a match whose score was `before`, or null for a change that is none. */
export function momentOf(match: Match, before: Sides | null): Moment | null {
  const score = playOf(match)?.score;
  const sport = SPORTS[match.sportKey];
  if (!score || !before || sport.scoring !== 'sum') return null;
  const gained = { home: score.home - before.home, away: score.away - before.away };
  const isOften = sport.scoresOften;
  if (gained.home < 0 || gained.away < 0)
    return isOften
      ? null
      : {
          kind: 'withdrawn',
          side: gained.home < 0 ? 'home' : 'away',
          was: `${before.home}–${before.away}`,
        };
  // Both sides at once: the page was away for a while.
  if (gained.home > 0 === gained.away > 0) return null;
  const side = gained.home > 0 ? 'home' : 'away';
  if (isOften && !isLateLead(match, before, score, side)) return null;
  return {
    kind: 'goal',
    side,
    plate: sport.scoreIncident === 'goal' ? null : `+${gained[side]}`,
  };
}

/** In sports that score often, a lead that changes sides in the last two minutes is a moment. */
function isLateLead(match: Match, before: Sides, score: Sides, side: Side): boolean {
  if (match.kind !== 'live' || !match.clock?.countdown || match.clock.seconds > 120) return false;
  if (!/^(?:Q4|H2|OT\d?)$/.test(match.matchStatus)) return false;
  const other = side === 'home' ? 'away' : 'home';
  return before[side] <= before[other] && score[side] > score[other];
}
