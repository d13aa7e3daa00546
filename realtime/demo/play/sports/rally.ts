import type { Side, Sides } from '../../../protocol/primitives.ts';
import type { Game } from '../game.ts';
import { advantage, opponent, type Step } from '../match-setup.ts';
import type { SetInPlay, SetSport } from './sets.ts';

/** A sport in which every rally scores. */
interface RallySport {
  setsToWin: number;
  /**
   * 'winner': the winner of a rally serves next. 'two-each': service changes every two points, from
   * ten all every point.
   */
  service: 'winner' | 'two-each';
  /** The server's chance in a rally between equal sides. */
  serverChance: number;
  /** Seconds between rallies. */
  pace: readonly [least: number, most: number];
  betweenSets: number;
  hasTimeouts: boolean;
  /** Whether players block at the net. */
  hasBlocks: boolean;
}

const TIMEOUT = 30;

const NET = { service: 'winner', serverChance: 0.42, hasTimeouts: true, hasBlocks: true } as const;

export const VOLLEYBALL = rallies({ ...NET, setsToWin: 3, pace: [14, 30], betweenSets: 180 });
export const BEACH_VOLLEY = rallies({ ...NET, setsToWin: 2, pace: [14, 28], betweenSets: 60 });

export const BADMINTON = rallies({
  setsToWin: 2,
  service: 'winner',
  serverChance: 0.5,
  pace: [10, 26],
  betweenSets: 120,
  hasTimeouts: false,
  hasBlocks: false,
});

export const TABLE_TENNIS = rallies({
  setsToWin: 4,
  service: 'two-each',
  serverChance: 0.54,
  pace: [8, 20],
  betweenSets: 60,
  hasTimeouts: true,
  hasBlocks: false,
});

function rallies(sport: RallySport): SetSport {
  const { setsToWin, betweenSets } = sport;
  const begin = (server: Side) => pointsOf({ home: 0, away: 0 }, server);
  return { setsToWin, betweenSets, begin, playSet: (set) => playSet(sport, set) };
}

function* playSet(sport: RallySport, set: SetInPlay): Generator<Step, Side, void> {
  const { game, score, status, firstServer, rule } = set;
  const { random, setup } = game;
  let server = firstServer;
  let pause = 0;
  while (!set.isOver()) {
    // Strength matters less in one rally than in a match.
    const chance = sport.serverChance + 0.35 * advantage(setup, server);
    const winner = random.chance(chance) ? server : opponent(server);
    set.add(winner);
    countPoint(game, sport, server, winner);
    server = sport.service === 'winner' ? winner : serverAt(firstServer, score, rule.target);
    const after = pause + random.between(...sport.pace);
    yield { after, change: { ...set.shown(), points: pointsOf(score, server) } };
    pause = 0;
    if (sport.hasTimeouts && !set.isOver() && random.chance(0.02)) {
      const moment = { minute: null, period: status };
      const timeout = game.incident('timeout', opponent(winner), moment);
      yield { after: 4, change: { incidents: [timeout] } };
      pause = TIMEOUT;
    }
  }
  return opponent(firstServer);
}

/** Counts a rally. Only sports with blocks distinguish aces, blocks and errors. */
function countPoint(game: Game, { hasBlocks }: RallySport, server: Side, winner: Side): void {
  const { random } = game;
  game.count(winner, { 'points-won': 1 });
  if (winner === server) game.count(winner, { 'service-points-won': 1 });
  if (!hasBlocks) return;
  if (winner === server && random.chance(0.14)) game.count(winner, { aces: 1 });
  else if (random.chance(0.13)) game.count(winner, { blocks: 1 });
  else if (random.chance(0.3)) game.count(opponent(winner), { errors: 1 });
}

function serverAt(first: Side, { home, away }: Sides, target: number): Side {
  const played = home + away;
  const level = 2 * (target - 1);
  const turns = played < level ? Math.floor(played / 2) : played - level + level / 2;
  return turns % 2 === 0 ? first : opponent(first);
}

function pointsOf({ home, away }: Sides, server: Side) {
  return { home: String(home), away: String(away), server };
}
