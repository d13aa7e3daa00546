import type { Incident } from '../../../protocol/incident.ts';
import { SETS, type MatchStatus } from '../../../sports/match-status.ts';
import { SIDES, type Side, type Sides } from '../../../protocol/primitives.ts';
import {
  advantage,
  opponent,
  type Change,
  type Play,
  type PlayContext,
  type Steps,
} from '../match-setup.ts';
import type { Points } from '../../../protocol/match-state.ts';

const MOST_SETS = 3;
const SETS_TO_WIN = 2;
const PACE = { least: 12, most: 26 };
const CHANGE_OF_ENDS = 50;
const BETWEEN_SETS = 100;

interface Match extends PlayContext {
  won: Sides;
  sets: Sides[];
  server: Side;
}

/** Plays the best of three sets, each with a tie-break at six all. */
export function* playTennis(context: PlayContext): Play {
  const match: Match = {
    ...context,
    won: { home: 0, away: 0 },
    sets: [],
    server: context.random.pick(SIDES),
  };
  for (const status of SETS.slice(0, MOST_SETS)) {
    const set: Sides = { home: 0, away: 0 };
    match.sets.push(set);
    yield {
      after: match.sets.length === 1 ? 0 : BETWEEN_SETS,
      change: {
        status: 'Live',
        matchStatus: status,
        ...shown(match),
        points: callPoints({ home: 0, away: 0 }, false, match.server),
      },
    };
    while (!isSetWon(set)) {
      // Sides change ends after the first, third, fifth … game of a set.
      const pause = (set.home + set.away) % 2 === 1 ? CHANGE_OF_ENDS : 10;
      yield* playGame(match, set, status, pause);
    }
    if (Math.max(match.won.home, match.won.away) === SETS_TO_WIN) return 'Ended';
  }
  throw new Error('Three sets were played and nobody won two');
}

function* playGame(match: Match, set: Sides, status: MatchStatus, pause: number): Steps {
  const { random, counter } = match;
  const tieBreak = set.home === 6 && set.away === 6;
  const first = match.server;
  const points: Sides = { home: 0, away: 0 };
  let wait = pause;
  while (!isGameWon(points, tieBreak)) {
    const server = match.server;
    const winner = random.chance(serverChance(match, server)) ? server : opponent(server);
    const isBreakPoint = !tieBreak && isOnePointFromGame(points, opponent(server));
    points[winner] += 1;
    countPoint(match, server, winner);
    if (isBreakPoint) countBreakPoint(match, opponent(server), winner);
    const over = isGameWon(points, tieBreak);
    const incidents: Incident[] = [];
    if (over) {
      set[winner] += 1;
      counter.count(winner, 'games-won');
      if (isSetWon(set)) match.won[winner] += 1;
      const moment = { minute: null, period: status };
      incidents.push(
        !tieBreak && winner !== first
          ? match.incident('break-of-serve', winner, moment, { score: { ...set } })
          : match.incident('comment', winner, moment, { text: gameWon(match, winner, set) }),
      );
    }
    match.server = nextServer(match.server, first, points, tieBreak, over);
    yield {
      after: wait + random.between(PACE.least, PACE.most),
      change: {
        ...shown(match),
        points: callPoints(over ? { home: 0, away: 0 } : points, tieBreak && !over, match.server),
        ...(incidents.length > 0 && { incidents }),
      },
    };
    wait = 0;
  }
}

/** In a tie-break service changes after the first point and then every two. */
function nextServer(
  server: Side,
  first: Side,
  points: Sides,
  tieBreak: boolean,
  over: boolean,
): Side {
  if (over) return opponent(first);
  if (!tieBreak) return server;
  return (points.home + points.away) % 2 === 1 ? opponent(server) : server;
}

function isOnePointFromGame(points: Sides, side: Side): boolean {
  return isGameWon({ ...points, [side]: points[side] + 1 }, false);
}

function countBreakPoint({ counter }: Match, receiver: Side, winner: Side): void {
  counter.count(receiver, 'break-points-attempted');
  if (winner === receiver) counter.count(receiver, 'break-points');
}

const FIRST_SERVE_IN = 0.63;

/** Counts how a point was won: by the serve, a winner or an error. */
function countPoint({ random, counter }: Match, server: Side, winner: Side): void {
  const loser = opponent(winner);
  // The server wins most points on the first serve, so points won have more first serves in.
  const isFirst = random.chance(winner === server ? FIRST_SERVE_IN + 0.06 : FIRST_SERVE_IN - 0.1);
  counter.count(server, 'service-points');
  if (isFirst) counter.count(server, 'first-serves-in');
  if (winner === server) counter.count(server, isFirst ? 'first-serves-won' : 'second-serves-won');
  counter.count(winner, 'points-won');
  if (winner === server && random.chance(0.12)) counter.count(server, 'aces');
  else if (winner !== server && !isFirst && random.chance(0.2))
    counter.count(server, 'double-faults');
  else if (random.chance(0.42)) counter.count(winner, 'winners');
  else if (random.chance(0.6)) counter.count(loser, 'unforced-errors');
}

function serverChance({ setup }: Match, server: Side): number {
  return 0.62 + 0.4 * advantage(setup, server);
}

function gameWon(match: Match, team: Side, set: Sides): string {
  const { home: own, away: other } = set;
  const { name } = match.setup[team].team;
  return `${isSetWon(set) ? 'Game and set' : 'Game'}, ${name}: ${own}–${other}.`;
}

function shown({ won, sets }: Match): Pick<Change, 'score' | 'periods'> {
  return { score: { ...won }, periods: sets.map((set) => ({ ...set })) };
}

const CALLS = ['0', '15', '30', '40'] as const;

/** Returns the points of a game as the umpire calls them: '40', 'A', or the count in a tie-break. */
function callPoints(won: Sides, tieBreak: boolean, server: Side): Points {
  if (tieBreak) return { home: String(won.home), away: String(won.away), server };
  return { home: call(won.home, won.away), away: call(won.away, won.home), server };
}

function call(own: number, other: number): string {
  if (own > 3 || other > 3) return own > other ? 'A' : '40';
  return CALLS[own] ?? '40';
}

/** Whether a game is won: four points, in a tie-break seven, leading by two. */
function isGameWon({ home, away }: Sides, tieBreak: boolean): boolean {
  return Math.max(home, away) >= (tieBreak ? 7 : 4) && Math.abs(home - away) >= 2;
}

/** Whether a set is won: six games leading by two, or seven. */
function isSetWon({ home, away }: Sides): boolean {
  const high = Math.max(home, away);
  return high === 7 || (high === 6 && Math.abs(home - away) >= 2);
}
