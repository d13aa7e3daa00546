import type { Incident } from '../../../protocol/incident.ts';
import type { Points } from '../../../protocol/match-state.ts';
import type { Side, Sides } from '../../../protocol/primitives.ts';
import { isSetOver } from '../../../sports/score.ts';
import type { Game } from '../game.ts';
import { advantage, opponent, type Step, type Steps } from '../match-setup.ts';
import type { SetInPlay, SetSport } from './sets.ts';

const CHANGE_OF_ENDS = 50;
const FIRST_SERVE_IN = 0.63;
const NIL: Sides = { home: 0, away: 0 };

/** Tennis: the best of three sets, each with a tie-break at six all. */
export const TENNIS: SetSport = {
  setsToWin: 2,
  betweenSets: 100,
  begin: (server) => callPoints(NIL, false, server),
  *playSet(set): Generator<Step, Side, void> {
    let server = set.firstServer;
    while (!set.isOver()) {
      yield* playGame(set, server);
      server = opponent(server);
    }
    return server;
  },
};

function* playGame(set: SetInPlay, first: Side): Steps {
  const { game, score, status } = set;
  const { random, setup } = game;
  const tieBreak = score.home === 6 && score.away === 6;
  const points = { ...NIL };
  let server = first;
  // Sides change ends after the first, third, fifth … game of a set.
  let pause = (score.home + score.away) % 2 === 1 ? CHANGE_OF_ENDS : 10;
  while (!isGameOver(points, tieBreak)) {
    const chance = 0.62 + 0.4 * advantage(setup, server);
    const receiver = opponent(server);
    const winner = random.chance(chance) ? server : receiver;
    const afterBreak = { ...points, [receiver]: points[receiver] + 1 };
    if (!tieBreak && isGameOver(afterBreak, false)) {
      game.count(receiver, { 'break-points-attempted': 1 });
      if (winner === receiver) game.count(receiver, { 'break-points': 1 });
    }
    points[winner] += 1;
    countPoint(game, server, winner);
    const isOver = isGameOver(points, tieBreak);
    const incidents: Incident[] = [];
    if (isOver) {
      set.add(winner);
      game.count(winner, { 'games-won': 1 });
      const moment = { minute: null, period: status };
      incidents.push(
        !tieBreak && winner !== first
          ? game.incident('break-of-serve', winner, moment, { score: { ...score } })
          : game.incident('comment', winner, moment, { text: gameWon(set, winner) }),
      );
      server = opponent(first);
      // In a tie-break service changes after the first point and then every two.
    } else if (tieBreak && (points.home + points.away) % 2 === 1) server = opponent(server);
    const called = callPoints(isOver ? NIL : points, tieBreak && !isOver, server);
    yield {
      after: pause + random.between(12, 26),
      change: {
        ...set.shown(),
        points: called,
        ...(incidents.length > 0 && { incidents }),
      },
    };
    pause = 0;
  }
}

/** Counts how a point was won: by the serve, a winner or an error. */
function countPoint(game: Game, server: Side, winner: Side): void {
  const { random } = game;
  const isServers = winner === server;
  // The server wins more points with a first serve, so won points have more first serves in.
  const isFirst = random.chance(isServers ? FIRST_SERVE_IN + 0.06 : FIRST_SERVE_IN - 0.1);
  game.count(server, { 'service-points': 1 });
  if (isFirst) game.count(server, { 'first-serves-in': 1 });
  if (isServers) game.count(server, { [isFirst ? 'first-serves-won' : 'second-serves-won']: 1 });
  game.count(winner, { 'points-won': 1 });
  if (isServers && random.chance(0.12)) game.count(server, { aces: 1 });
  else if (!isServers && !isFirst && random.chance(0.2)) game.count(server, { 'double-faults': 1 });
  else if (random.chance(0.42)) game.count(winner, { winners: 1 });
  else if (random.chance(0.6)) game.count(opponent(winner), { 'unforced-errors': 1 });
}

function gameWon({ game, score, isOver }: SetInPlay, team: Side): string {
  const { name } = game.setup[team].team;
  return `${isOver() ? 'Game and set' : 'Game'}, ${name}: ${score.home}–${score.away}.`;
}

const CALLS = ['0', '15', '30', '40'];

/**
 * Returns the points of a game as the umpire calls them ('40', 'A'), or the count in a tie-break.
 */
function callPoints({ home, away }: Sides, tieBreak: boolean, server: Side): Points {
  const call = (own: number, other: number): string => {
    if (tieBreak) return String(own);
    return own > 3 && own > other ? 'A' : (CALLS[own] ?? '40');
  };
  return { home: call(home, away), away: call(away, home), server };
}

/** Whether a game is won: by four points, in a tie-break by seven, with a lead of two. */
function isGameOver(points: Sides, tieBreak: boolean): boolean {
  return isSetOver({ target: tieBreak ? 7 : 4 }, points, 1);
}
