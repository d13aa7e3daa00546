import type { PointsFit } from '../../../edge/shared/forecast/fits.ts';
import { pointsChances } from '../../../edge/shared/forecast/points-chances.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { isDecision, type MatchStatus } from '../../../realtime/sports/match-status.ts';
import type { PeriodLength } from '../../../realtime/sports/periods.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { playOf, type Match } from '../../domain/match.ts';
import { scoringPlays, type ScoreMoment } from '../course/score-moments.ts';
import { walk, type Curve, type Step } from './curve.ts';

/** Periods of regular time. */
const REGULAR = 4;
/** Lengths of quarters in any league, minutes. */
const LENGTHS = [10, 12, 15, 20] as const;
/** Minimum of seconds left at a score, even one with the buzzer. */
const LEAST_LEFT = 1;
/** Seconds between points of the curve. */
const EVERY = 60;

/**
 * Returns the chances of a match with quarters; null if its incidents do not say when each score
 * was made, or if its quarters do not have the length that the model knows. `seconds` is what the
 * clock shows.
 */
export function pointsCurve(
  { match, incidents }: MatchRecord,
  expected: Sides,
  fit: PointsFit,
  seconds: number | null,
): Curve | null {
  const play = playOf(match);
  const { play: names, lasts } = SPORTS[match.sportKey].periods;
  if (!play || !lasts || isDecision(match.matchStatus)) return null;
  const moments = scoringPlays(incidents);
  const score = moments.at(-1)?.score ?? { home: 0, away: 0 };
  if (score.home !== play.score.home || score.away !== play.score.away) return null;
  const most = Math.max(seconds ?? 0, ...incidents.map(({ remaining }) => remaining ?? 0));
  if (LENGTHS.find((length) => length * 60 >= most) !== lasts.regular) return null;

  const begun = Math.max(play.periods.length, names.indexOf(match.matchStatus) + 1);
  const ends = endsOf(Math.max(REGULAR, begun), lasts);
  const steps = stepsOf(moments, names, ends);
  if (!steps) return null;
  const regular = REGULAR * lasts.regular * 60;
  const leftAt = (at: number) =>
    ((ends.find((each) => each >= Math.max(at, regular)) ?? at) - at) / regular;
  const curve = walk({
    start: 0,
    steps,
    chancesOf: (lead, at) => pointsChances(expected, { lead, left: leftAt(at) }, fit),
    end: Math.max(nowOf(match, ends, begun, seconds), steps.at(-1)?.at ?? 0),
    every: EVERY,
  });
  return { ...curve, width: ends.at(-1) ?? 1, breaks: ends.slice(0, -1) };
}

/** Returns the seconds of play until the end of each period. */
function endsOf(count: number, { regular, overtime }: PeriodLength): number[] {
  return Array.from({ length: count }, (_, index) => {
    const further = Math.max(0, index + 1 - REGULAR);
    return (Math.min(index + 1, REGULAR) * regular + further * overtime) * 60;
  });
}

/** Returns the home side's lead after each score; null if one has no time. */
function stepsOf(
  moments: readonly ScoreMoment[],
  names: readonly MatchStatus[],
  ends: readonly number[],
): Step<number>[] | null {
  const steps = moments.map(({ incident, score }) => {
    const { period, remaining } = incident;
    const end = period === undefined ? undefined : ends[names.indexOf(period)];
    return end === undefined || remaining === undefined
      ? null
      : { incident, at: end - Math.max(LEAST_LEFT, remaining), state: score.home - score.away };
  });
  const timed = steps.filter((step) => step !== null);
  return timed.length === steps.length ? timed : null;
}

/** Returns the seconds of play so far. */
function nowOf(
  match: Match,
  ends: readonly number[],
  begun: number,
  seconds: number | null,
): number {
  const end = ends[begun - 1] ?? 0;
  const isPlaying = SPORTS[match.sportKey].periods.play.includes(match.matchStatus);
  if (match.kind !== 'live' || !isPlaying) return end;
  return seconds === null ? 0 : end - seconds;
}
