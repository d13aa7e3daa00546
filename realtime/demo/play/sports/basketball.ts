import type { Incident } from '../../../protocol/incident.ts';
import { OVERTIMES, type MatchStatus } from '../../../sports/match-status.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { playersOf, type Moment } from '../incident-maker.ts';
import {
  advantage,
  opponent,
  type Change,
  type Play,
  type PlayContext,
  type Step,
  type Steps,
} from '../match-setup.ts';
import { BasketballCourt } from './basketball-court.ts';
import { playQuarters } from './quarters.ts';

const QUARTER = 10 * 60;
const OVERTIME = 5 * 60;
const BETWEEN_QUARTERS = 130;

/** Chances per possession; the rest are field shots. */
const TURNOVER = 0.13;
const FREE_THROWS = 0.1;
const TIMEOUT = 0.02;
const THREE = 0.36;
/** Chance to score, by points. */
const MADE = { 2: 0.54, 3: 0.37 } as const;
const ASSISTED = 0.6;
const BLOCKED = 0.08;
const STOLEN = 0.55;
const OFFENSIVE_REBOUND = 0.26;

interface Game extends PlayContext {
  court: BasketballCourt;
}

/** Plays four quarters of ten minutes, then overtimes of five while level. */
export function* playBasketball(context: PlayContext): Play {
  const { sheets, random, counter } = context;
  const game: Game = { ...context, court: new BasketballCourt(sheets, random, counter) };
  yield* playQuarters(game.board, BETWEEN_QUARTERS, (status, pause) =>
    playPeriod(game, status, QUARTER, pause),
  );
  if (!game.board.isLevel) return 'Ended';
  for (const status of OVERTIMES) {
    yield* playPeriod(game, status, OVERTIME, BETWEEN_QUARTERS);
    if (!game.board.isLevel) return 'AET';
    if (status !== 'OT6') yield { after: 1, change: { matchStatus: 'Break' } };
  }
  // No real game went further: the last second decides.
  const side = random.pick(['home', 'away'] as const);
  const last = basket(game, side, 2, game.court.shooter(side), momentOf('OT6', 0));
  yield { after: 1, change: { ...game.board.shown(), incidents: [last] } };
  return 'AET';
}

function* playPeriod(game: Game, status: MatchStatus, length: number, pause: number): Steps {
  const { random, board, court } = game;
  board.startPeriod();
  let left = length;
  let idle = pause;
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
    court.pass(seconds);
  };
  const comment = (team: Side | null, text: string): Change => ({
    incidents: [game.incident('comment', team, momentOf(status, left), { text })],
  });
  yield tell({ status: 'Live', matchStatus: status, ...board.shown() });
  let side: Side = random.pick(['home', 'away']);
  for (;;) {
    const possession = random.between(7, 17);
    if (possession >= left) break;
    pass(possession);
    court.maybeSubstitute();
    const moment = momentOf(status, left);
    const chance = random.next();
    if (chance < TURNOVER) {
      const text = turnover(game, side);
      yield tell(text === undefined ? {} : comment(opponent(side), text));
    } else if (chance < TURNOVER + FREE_THROWS) {
      yield* freeThrows(game, side, moment, tell, (seconds) => (idle += seconds));
    } else if (chance < TURNOVER + FREE_THROWS + TIMEOUT) {
      const timeout = game.incident('timeout', side, moment);
      yield tell({ incidents: [timeout] }, false);
      idle += 60;
      yield tell({});
    } else {
      const points = random.chance(THREE) ? 3 : 2;
      const shooter = court.shooter(side);
      // The stronger side scores a little more often.
      if (random.chance(MADE[points] + 0.3 * advantage(game.setup, side))) {
        const made = basket(game, side, points, shooter, moment);
        yield tell({ ...board.shown(), incidents: [made] });
        if (points === 3 && random.chance(0.03) && left > 12) {
          pass(random.between(6, 10));
          yield tell(footOnTheLine(game, side, made));
        }
      } else {
        const rebounder = miss(game, side, points, shooter);
        yield tell({});
        if (rebounder === side) continue;
      }
    }
    side = opponent(side);
  }
  court.pass(left);
  idle += left;
  left = 0;
  yield tell({}, false);
}

/** Counts a lost ball; returns a text if it was stolen. */
function turnover({ random, counter, court }: Game, side: Side): string | undefined {
  const loser = court.anyone(side);
  counter.count(side, 'turnovers', 1, loser);
  if (!random.chance(STOLEN)) return undefined;
  const thief = court.anyone(opponent(side));
  counter.count(opponent(side), 'steals', 1, thief);
  return `${thief.name} steals the ball from ${loser.name}.`;
}

/** Counts a missed shot; returns the side with the ball. */
function miss(
  { random, counter, court }: Game,
  side: Side,
  points: 2 | 3,
  shooter: DemoPlayer,
): Side {
  counter.count(side, 'field-goals-attempted', 1, shooter);
  if (points === 3) counter.count(side, 'three-pointers-attempted', 1, shooter);
  if (points === 2 && random.chance(BLOCKED))
    counter.count(opponent(side), 'blocks', 1, court.anyone(opponent(side)));
  const isOffensive = random.chance(OFFENSIVE_REBOUND);
  const winner = isOffensive ? side : opponent(side);
  counter.count(winner, 'rebounds', 1, court.anyone(winner));
  if (isOffensive) counter.count(side, 'offensive-rebounds');
  return winner;
}

function* freeThrows(
  game: Game,
  side: Side,
  moment: Moment,
  tell: (change: Change, running?: boolean) => Step,
  wait: (seconds: number) => void,
): Steps {
  const { random, board, counter, court } = game;
  const shooter = court.shooter(side);
  const culprit = court.anyone(opponent(side));
  court.foul(opponent(side), culprit);
  yield tell({}, false);
  for (let taken = 0; taken < 2; taken++) {
    wait(random.between(10, 16));
    if (!random.chance(0.77)) {
      counter.count(side, 'free-throws-attempted', 1, shooter);
      continue;
    }
    const made = basket(game, side, 1, shooter, moment);
    yield tell({ ...board.shown(), incidents: [made] }, false);
  }
  wait(2);
  yield tell({});
}

function basket(
  game: Game,
  side: Side,
  points: 1 | 2 | 3,
  shooter: DemoPlayer,
  moment: Moment,
): Incident {
  const { random, board, counter, court } = game;
  board.add(side, points);
  counter.count(side, 'points', points, shooter);
  court.answerFor(side, points);
  const keys =
    points === 1 ? ['free-throws'] : ['field-goals', ...(points === 3 ? ['three-pointers'] : [])];
  for (const key of keys) {
    counter.count(side, key, 1, shooter);
    counter.count(side, `${key}-attempted`, 1, shooter);
  }
  const helper = points > 1 && random.chance(ASSISTED) ? court.otherThan(side, shooter) : undefined;
  if (helper) counter.count(side, 'assists', 1, helper);
  return game.incident('score', side, moment, {
    ...playersOf(shooter, helper),
    points,
    score: board.score,
  });
}

/** The officials review the shot and give two points instead of three. */
function footOnTheLine({ board, counter, court }: Game, side: Side, made: Incident): Change {
  board.add(side, -1);
  const { playerId } = made;
  if (playerId !== undefined) {
    const shooter = { id: playerId };
    counter.count(side, 'points', -1, shooter);
    counter.count(side, 'three-pointers', -1, shooter);
    counter.count(side, 'three-pointers-attempted', -1, shooter);
  }
  court.answerFor(side, -1);
  return {
    correction: true,
    ...board.shown(),
    incidents: [{ ...made, points: 2, score: board.score }],
  };
}

function momentOf(period: MatchStatus, left: number): Moment {
  return { minute: null, remaining: Math.ceil(left), period };
}
