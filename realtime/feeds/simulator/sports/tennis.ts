import type { Incident } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../protocol/match-status.ts';
import type { Side, Sides } from '../../../protocol/primitives.ts';
import type { Random } from '../../demo/random.ts';
import {
  homeChance,
  opponent,
  type Change,
  type Contest,
  type Play,
  type Step,
} from '../contest.ts';
import { incidentIds, StatSheet } from '../scoreboard.ts';
import { callPoints, isGameWon, isSetWon } from './tennis-game.ts';

const SETS = ['S1', 'S2', 'S3'] as const satisfies MatchStatus[];
const SETS_TO_WIN = 2;
const PACE = { least: 12, most: 26 };
const CHANGE_OF_ENDS = 50;
const BETWEEN_SETS = 100;

interface Match {
  contest: Contest;
  random: Random;
  won: Sides;
  sets: Sides[];
  stats: StatSheet;
  server: Side;
  nextId: () => string;
}

/** Best of three sets with a tie-break at six all in each. */
export function* playTennis(contest: Contest, random: Random): Play {
  const match: Match = {
    contest,
    random,
    won: { home: 0, away: 0 },
    sets: [],
    stats: new StatSheet('Aces', 'Double faults', 'Points won'),
    server: random.pick(['home', 'away']),
    nextId: incidentIds(),
  };
  for (const status of SETS) {
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
      // Ends change after the first, third, fifth … game of a set.
      const pause = (set.home + set.away) % 2 === 1 ? CHANGE_OF_ENDS : 10;
      yield* playGame(match, set, status, pause);
    }
    if (Math.max(match.won.home, match.won.away) === SETS_TO_WIN) return 'Ended';
  }
  throw new Error('Three sets were played and nobody won two');
}

function* playGame(
  match: Match,
  set: Sides,
  status: MatchStatus,
  pause: number,
): Generator<Step, void, void> {
  const { random, stats } = match;
  const tieBreak = set.home === 6 && set.away === 6;
  const first = match.server;
  const points: Sides = { home: 0, away: 0 };
  let wait = pause;
  while (!isGameWon(points, tieBreak)) {
    const server = match.server;
    const winner = random.chance(serverChance(match, server)) ? server : opponent(server);
    points[winner] += 1;
    countServe(match, server, winner);
    stats.add('Points won', winner);
    const over = isGameWon(points, tieBreak);
    const incidents: Incident[] = [];
    if (over) {
      set[winner] += 1;
      if (isSetWon(set)) match.won[winner] += 1;
      if (!tieBreak && winner !== first) incidents.push(breakOfServe(match, winner, status, set));
    }
    match.server = nextServer(match.server, first, points, tieBreak, over);
    yield {
      after: wait + random.between(PACE.least, PACE.most),
      change: {
        ...shown(match),
        points: callPoints(over ? { home: 0, away: 0 } : points, tieBreak && !over, match.server),
        stats: stats.shown(),
        ...(incidents.length > 0 && { incidents }),
      },
    };
    wait = 0;
  }
}

/** In a tie-break service changes after its first point and then after every two. */
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

function countServe({ random, stats }: Match, server: Side, winner: Side): void {
  if (winner === server && random.chance(0.12)) stats.add('Aces', server);
  if (winner !== server && random.chance(0.1)) stats.add('Double faults', server);
}

function serverChance({ contest }: Match, server: Side): number {
  const home = homeChance(contest);
  return 0.62 + 0.4 * ((server === 'home' ? home : 1 - home) - 0.5);
}

function breakOfServe(match: Match, team: Side, period: MatchStatus, set: Sides): Incident {
  return {
    id: match.nextId(),
    type: 'break-of-serve',
    team,
    minute: null,
    period,
    score: { ...set },
  };
}

function shown({ won, sets }: Match): Pick<Change, 'score' | 'periods'> {
  return { score: { ...won }, periods: sets.map((set) => ({ ...set })) };
}
