import type { Incident } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../protocol/match-status.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { Random } from '../../demo/random.ts';
import {
  homeChance,
  opponent,
  type Change,
  type Contest,
  type Play,
  type Step,
} from '../contest.ts';
import { incidentIds, Scoreboard, StatSheet } from '../scoreboard.ts';

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const OVERTIMES = ['OT', 'OT2', 'OT3', 'OT4', 'OT5', 'OT6'] as const;
const QUARTER = 10 * 60;
const OVERTIME = 5 * 60;
/** Shorter than in real life, where nothing is to be seen for a quarter of an hour. */
const HALF_TIME = 6 * 60;
const BETWEEN_QUARTERS = 130;

interface Game {
  contest: Contest;
  random: Random;
  board: Scoreboard;
  stats: StatSheet;
  nextId: () => string;
}

/** Four quarters of ten minutes, then overtimes of five while the score is level. */
export function* playBasketball(contest: Contest, random: Random): Play {
  const game: Game = {
    contest,
    random,
    board: new Scoreboard(),
    stats: new StatSheet('Two-pointers', 'Three-pointers', 'Free throws', 'Fouls'),
    nextId: incidentIds(),
  };
  for (const [index, status] of QUARTERS.entries()) {
    yield* playPeriod(
      game,
      status,
      QUARTER,
      index === 0 ? 0 : index === 2 ? HALF_TIME : BETWEEN_QUARTERS,
    );
    if (index === 1)
      yield { after: 1, change: { matchStatus: 'HT', gameScore: [game.board.asText()] } };
    else if (index < 3 || game.board.isLevel) yield { after: 1, change: { matchStatus: 'Break' } };
  }
  if (!game.board.isLevel) return 'Ended';
  for (const status of OVERTIMES) {
    yield* playPeriod(game, status, OVERTIME, BETWEEN_QUARTERS);
    if (!game.board.isLevel) return 'AET';
    if (status !== 'OT6') yield { after: 1, change: { matchStatus: 'Break' } };
  }
  // No game has ever gone further: the last second decides it.
  game.board.add(random.pick(['home', 'away']), 2);
  yield { after: 1, change: game.board.shown() };
  return 'AET';
}

function* playPeriod(
  game: Game,
  status: MatchStatus,
  length: number,
  pause: number,
): Generator<Step, void, void> {
  const { random, board } = game;
  board.startPeriod();
  let left = length;
  let idle = 0;
  const tell = (change: Change, running = true): Step => {
    const step = {
      after: idle,
      change: { clock: { seconds: Math.ceil(left), running, countdown: true }, ...change },
    };
    idle = 0;
    return step;
  };
  const pass = (seconds: number): void => {
    left -= seconds;
    idle += seconds;
  };
  idle = pause;
  yield tell({ status: 'Live', matchStatus: status, ...board.shown(), stats: game.stats.shown() });
  let side: Side = random.pick(['home', 'away']);
  for (;;) {
    const possession = random.between(8, 20);
    if (possession >= left) break;
    pass(possession);
    const minute = minuteOf(status, length - left);
    if (random.chance(attackChance(game, side))) {
      const points = random.chance(0.33) ? 3 : 2;
      const basket = score(game, side, points, status, minute);
      yield tell({ ...board.shown(), stats: game.stats.shown(), incidents: [basket] });
      if (points === 3 && random.chance(0.03) && left > 12) {
        pass(random.between(6, 10));
        yield tell(footOnTheLine(game, side, basket));
      }
    } else if (random.chance(0.22)) {
      yield* freeThrows(game, side, status, minute, tell, (seconds) => (idle += seconds));
    } else if (random.chance(0.04)) {
      yield tell(
        { incidents: [{ id: game.nextId(), type: 'timeout', team: side, minute, period: status }] },
        false,
      );
      idle += 60;
      yield tell({});
    }
    side = opponent(side);
  }
  idle += left;
  left = 0;
  yield tell({}, false);
}

function* freeThrows(
  game: Game,
  side: Side,
  status: MatchStatus,
  minute: number,
  tell: (change: Change, running?: boolean) => Step,
  wait: (seconds: number) => void,
): Generator<Step, void, void> {
  game.stats.add('Fouls', opponent(side));
  yield tell({ stats: game.stats.shown() }, false);
  for (let taken = 0; taken < 2; taken++) {
    wait(game.random.between(10, 16));
    if (!game.random.chance(0.77)) continue;
    const made = score(game, side, 1, status, minute);
    yield tell({ ...game.board.shown(), stats: game.stats.shown(), incidents: [made] }, false);
  }
  wait(2);
  yield tell({});
}

const NAMES = { 1: 'Free throw', 2: 'Two-pointer', 3: 'Three-pointer' } as const;

function score(
  game: Game,
  side: Side,
  points: 1 | 2 | 3,
  period: MatchStatus,
  minute: number,
): Incident {
  game.board.add(side, points);
  game.stats.add(`${NAMES[points]}s`, side);
  return {
    id: game.nextId(),
    type: 'score',
    team: side,
    minute,
    period,
    player: game.random.pick(game.contest[side].players),
    text: NAMES[points],
    score: game.board.score,
  };
}

/** The scorer's table looks again and makes two points of three. */
function footOnTheLine(game: Game, side: Side, basket: Incident): Change {
  game.board.add(side, -1);
  game.stats.add('Three-pointers', side, -1);
  game.stats.add('Two-pointers', side);
  return {
    correction: true,
    ...game.board.shown(),
    stats: game.stats.shown(),
    incidents: [{ ...basket, text: NAMES[2], score: game.board.score }],
  };
}

function attackChance({ contest }: Game, side: Side): number {
  const chance = homeChance(contest);
  return 0.5 + 0.25 * ((side === 'home' ? chance : 1 - chance) - 0.5);
}

function minuteOf(status: MatchStatus, played: number): number {
  const quarter = QUARTERS.findIndex((name) => name === status);
  const overtime = OVERTIMES.findIndex((name) => name === status);
  const before = quarter >= 0 ? quarter * QUARTER : 4 * QUARTER + overtime * OVERTIME;
  return Math.floor((before + played) / 60) + 1;
}
