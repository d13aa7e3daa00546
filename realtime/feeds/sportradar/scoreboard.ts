import { CLOSED_STATUSES, phaseOf as whichPhase } from '../../sports/event-status.ts';
import { isFinal, type MatchStatus } from '../../sports/match-status.ts';
import { SPORTS } from '../../sports/registry.ts';
import { winnerOf } from '../../sports/score.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import type { Clock, Points } from '../../protocol/match-state.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { SIDES } from '../../sports/sides.ts';
import { phaseOf, type Phase } from './phase.ts';
import type { SportEventStatus } from './schema.ts';

/** A match's `sport_event_status`. */
export type Scoreboard = Pick<
  MatchUpdate,
  'status' | 'matchStatus' | 'clock' | 'score' | 'periods' | 'points' | 'shootout' | 'winner'
>;

const STANDING_STILL: ReadonlySet<MatchStatus> = new Set<MatchStatus>([
  'Not start',
  'HT',
  'ETHT',
  'PEN',
  'Break',
]);

/** Context of a scoreboard. A known fixture shows which side `winner_id` is. */
export interface ReadAs {
  sport: SportKey;
  fixture?: Fixture | undefined;
  /** Time of the status, ms. */
  at: number;
}

/** Returns the scoreboard of a status. */
export function scoreboardOf(
  reported: SportEventStatus,
  { sport, fixture, at }: ReadAs,
): Scoreboard {
  const { winner: decidedFor, ...phase } = phaseOf(reported, sport);
  const all = reported.period_scores ?? [];
  const periods = all.filter(({ type }) => type !== 'penalties').map(sidesOf);
  const penalties = all.find(({ type }) => type === 'penalties');
  const score = scoreOf(reported, periods, penalties !== undefined);
  const clock = clockOf(reported, sport, phase, at);
  const points = pointsOf(reported, sport, phase);
  const shootout = penalties && sidesOf(penalties);
  const winner = sideOf(reported.winner_id, fixture) ?? decidedFor;
  const isOver = phase.status !== undefined && whichPhase(phase.status) === 'result';
  return {
    ...phase,
    ...(score && { score }),
    ...(periods.length > 0 && { periods }),
    ...(shootout && { shootout }),
    ...(clock && { clock }),
    ...(points && { points }),
    // Null removes an earlier winner.
    ...(isOver && winner && { winner: isSaid(winner, score, shootout) ? null : winner }),
  };
}

/** Whether score and shoot-out already show that this side won. */
function isSaid(winner: Side, score: Sides | undefined, shootout: Sides | undefined): boolean {
  return score !== undefined && winnerOf({ score, shootout }) === winner;
}

function sideOf(id: string | null | undefined, fixture: Fixture | undefined): Side | undefined {
  if (!fixture) return undefined;
  return SIDES.find((side) => fixture[side].id === id);
}

function sidesOf(reported: { home_score: number; away_score: number }): Sides {
  return { home: reported.home_score, away: reported.away_score };
}

/**
 * Returns the score without a shoot-out. Only some feeds include it in theirs, so after a shoot-out
 * the sum of the periods counts.
 */
function scoreOf(
  { home_score, away_score }: SportEventStatus,
  periods: readonly Sides[],
  shootout: boolean,
): Sides | undefined {
  if (shootout && periods.length > 0)
    return periods.reduce((sum, { home, away }) => ({
      home: sum.home + home,
      away: sum.away + away,
    }));
  if (typeof home_score !== 'number' || typeof away_score !== 'number') return undefined;
  return { home: home_score, away: away_score };
}

function clockOf(
  { clock }: SportEventStatus,
  sport: SportKey,
  { status, matchStatus }: Phase,
  at: number,
): Clock | undefined {
  const countdown = SPORTS[sport].clock === 'left';
  const seconds = secondsOf(
    countdown ? (clock?.remaining_in_period ?? clock?.remaining) : clock?.played,
  );
  if (seconds === undefined) return undefined;
  const isStill = matchStatus && (isFinal(matchStatus) || STANDING_STILL.has(matchStatus));
  const inPlay = status === 'Live' && !isStill;
  // A countdown clock runs only if the feed says so.
  const running = inPlay && (countdown ? clock?.stopped === false : clock?.stopped !== true);
  return { seconds, running, at, ...(countdown && { countdown }) };
}

/** Returns the seconds of '81:12' or '1:21:12', at most a day; undefined for other text. */
function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,3}(:\d{2}){1,2}$/.test(text)) return undefined;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.min(seconds, 86_400);
}

function pointsOf(
  { game_state: game }: SportEventStatus,
  sport: SportKey,
  { status }: Phase,
): Points | undefined {
  if (!game || SPORTS[sport].periods.family !== 'sets' || (status && CLOSED_STATUSES.has(status)))
    return undefined;
  if (game.home_score === undefined || game.away_score === undefined) return undefined;
  // Outside a tie-break 50 stands for advantage.
  const name = (points: number) => (points === 50 && !game.tie_break ? 'A' : String(points));
  return {
    home: name(game.home_score),
    away: name(game.away_score),
    ...(game.serving && { server: game.serving }),
  };
}
