import { CLOSED_STATUSES } from '../../sports/event-status.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import { SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Clock, Points } from '../../protocol/match-state.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { phaseOf, type Phase } from './phase.ts';
import type { SportEventStatus } from './schema.ts';

/** What `sport_event_status` says of a match. */
export type Scoreboard = Pick<
  MatchUpdate,
  'status' | 'matchStatus' | 'clock' | 'score' | 'periods' | 'points' | 'shootout'
>;

const STANDING_STILL: ReadonlySet<MatchStatus> = new Set<MatchStatus>([
  ...(['Not start', 'HT', 'ETHT', 'PEN', 'Break'] as const),
  ...(['Ended', 'AET', 'AP'] as const),
]);

/** The scoreboard of a status that held at the time `at` (ms). */
export function scoreboardOf(told: SportEventStatus, sport: SportKey, at: number): Scoreboard {
  const phase = phaseOf(told, sport);
  const all = told.period_scores ?? [];
  const periods = all.filter(({ type }) => type !== 'penalties').map(sidesOf);
  const penalties = all.find(({ type }) => type === 'penalties');
  const score = scoreOf(told, periods, penalties !== undefined);
  const clock = clockOf(told, sport, phase, at);
  const points = pointsOf(told, sport, phase);
  return {
    ...phase,
    ...(score && { score }),
    ...(periods.length > 0 && { periods }),
    ...(penalties && { shootout: sidesOf(penalties) }),
    ...(clock && { clock }),
    ...(points && { points }),
  };
}

function sidesOf(told: { home_score: number; away_score: number }): Sides {
  return { home: told.home_score, away: told.away_score };
}

/** Here a shoot-out is no part of the score; their feeds differ on whether it counts into theirs. */
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
  const inPlay = status === 'Live' && !(matchStatus && STANDING_STILL.has(matchStatus));
  // A clock that stops at every whistle runs only if they say so.
  const running = inPlay && (countdown ? clock?.stopped === false : clock?.stopped !== true);
  return { seconds, running, at, ...(countdown && { countdown }) };
}

/** '81:12' or '1:21:12' → seconds */
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
  // Outside a tie-break 50 stands for the advantage.
  const name = (points: number) => (points === 50 && !game.tie_break ? 'A' : String(points));
  return {
    home: name(game.home_score),
    away: name(game.away_score),
    ...(game.serving && { server: game.serving }),
  };
}
