import type { Incident, IncidentType } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../sports/match-status.ts';
import type { Situation } from '../../../protocol/match-state.ts';
import { SIDES, type Side } from '../../../protocol/primitives.ts';
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
import { bothSides } from '../scoreboard.ts';
import { advance, playDown, startDrive, type PlayOutcome } from './american-football-drive.ts';
import { countMove } from './american-football-moves.ts';
import { AmericanFootballTeam, type AmericanFootballGame } from './american-football-team.ts';
import { playQuarters } from './quarters.ts';

const QUARTER = 15 * 60;
const OVERTIME = 10 * 60;
const BETWEEN_QUARTERS = 120;
const TOUCHBACK = 75;
/** A gain of this many yards becomes an incident. */
const BIG_GAIN = 15;
const PENALTY = 0.06;

/** Plays four quarters; when level one overtime, which the first score ends. A tie stands. */
export function* playAmericanFootball(context: PlayContext): Play {
  const { random, sheets } = context;
  const receiver = random.pick(SIDES);
  const game: AmericanFootballGame = {
    ...context,
    teams: bothSides((side) => new AmericanFootballTeam(sheets[side], random)),
    side: receiver,
    drive: startDrive(TOUCHBACK),
  };
  yield* playQuarters(game.board, BETWEEN_QUARTERS, (status, pause) => {
    if (status === 'Q3') kickOffTo(game, opponent(receiver));
    return playPeriod(game, status, QUARTER, pause);
  });
  if (!game.board.isLevel) return 'Ended';
  kickOffTo(game, random.pick(SIDES));
  yield* playPeriod(game, 'OT', OVERTIME, BETWEEN_QUARTERS);
  return 'AET';
}

function* playPeriod(
  game: AmericanFootballGame,
  status: MatchStatus,
  length: number,
  pause: number,
): Steps {
  const { random, board, counter } = game;
  board.startPeriod();
  let left = length;
  let wait = pause;
  const tell = (change: Change, running = true): Step => {
    const step = {
      after: wait,
      change: { clock: { seconds: left, running, countdown: true }, ...change },
    };
    wait = 0;
    return step;
  };
  // A half begins with a kick-off; other quarters continue where the last one ended.
  const goesOn = status === 'Q2' || status === 'Q4';
  yield tell({
    status: 'Live',
    matchStatus: status,
    ...board.shown(),
    ...(goesOn && { situation: situationOf(game) }),
  });
  for (;;) {
    const { side } = game;
    const outcome = playDown(game.drive, advantage(game.setup, side), random);
    if (outcome.seconds >= left) break;
    left -= outcome.seconds;
    wait += outcome.seconds;
    counter.count(side, 'possession-seconds', outcome.seconds);
    if (random.chance(PENALTY)) counter.count(random.pick(SIDES), 'penalties');
    const moment = { minute: null, remaining: Math.ceil(left), period: status };
    const incident = settle(game, outcome, moment);
    const stopped = outcome.kind !== 'gain';
    const isKick = outcome.kind === 'touchdown' || outcome.kind === 'safety' || kicked(outcome);
    const situation = isKick ? null : situationOf(game);
    yield tell(
      { ...board.shown(), situation, ...(incident && { incidents: [incident] }) },
      !stopped,
    );
    const decided = status === 'OT' && !board.isLevel;
    if (outcome.kind === 'touchdown' && !decided) {
      wait += 35;
      yield tell(tryForMore(game, side, moment), false);
    }
    if (decided) return;
    // The ball changes sides: the teams swap or kick off first.
    if (stopped) wait += random.between(30, 60);
  }
  wait += left;
  left = 0;
  yield tell({}, false);
}

/** Counts the play and returns its incident, if any; leaves the ball where the next play begins. */
function settle(
  game: AmericanFootballGame,
  outcome: PlayOutcome,
  moment: Moment,
): Incident | undefined {
  const { side, counter, board, drive, teams } = game;
  const other = opponent(side);
  const comment = (team: Side, text: string): Incident =>
    game.incident('comment', team, moment, { text });
  const scored = (type: IncidentType, team: Side, points: number, more: Partial<Incident>) => {
    board.add(team, points);
    return game.incident(type, team, moment, { ...more, points, score: board.score });
  };
  if (drive.down === 3 && outcome.kind !== 'punt' && outcome.kind !== 'field-goal') {
    counter.count(side, 'third-downs-attempted');
    const isConverted =
      outcome.kind === 'touchdown' || (outcome.kind === 'gain' && outcome.yards >= drive.toGo);
    if (isConverted) counter.count(side, 'third-downs');
  }
  switch (outcome.kind) {
    case 'gain': {
      const { runner, thrower } = countMove(game, side, outcome);
      if (outcome.yards >= drive.toGo) counter.count(side, 'first-downs');
      game.drive = advance(drive, outcome.yards);
      if (outcome.yards < BIG_GAIN) return undefined;
      const how = thrower ? `catches a pass of ${thrower.name}` : 'runs';
      return comment(side, `${runner.name} ${how} for ${outcome.yards} yards.`);
    }
    case 'touchdown': {
      const { runner, thrower } = countMove(game, side, outcome);
      counter.count(side, 'first-downs');
      counter.countFor(side, `${thrower ? 'receiving' : 'rushing'}-touchdowns`, 1, runner);
      if (thrower) counter.countFor(side, 'passing-touchdowns', 1, thrower);
      kickOffTo(game, other);
      const play = thrower ? 'pass' : 'run';
      const { yards } = outcome;
      return scored('touchdown', side, 6, { ...playersOf(runner, thrower), play, yards });
    }
    case 'field-goal': {
      const kicker = teams[side].the('K');
      counter.countFor(side, 'field-goals-attempted', 1, kicker);
      if (!outcome.good) {
        changeHands(game, 100 - drive.toGoal);
        const text = `${kicker.name} misses a field goal of ${outcome.yards} yards.`;
        return comment(side, text);
      }
      counter.countFor(side, 'field-goals', 1, kicker);
      counter.countFor(side, 'kicking-points', 3, kicker);
      kickOffTo(game, other);
      return scored('field-goal', side, 3, { ...playersOf(kicker), yards: outcome.yards });
    }
    case 'punt':
      counter.countFor(side, 'punts', 1, teams[side].the('P'));
      changeHands(game, Math.min(80, 100 - (drive.toGoal - outcome.yards)));
      return comment(side, `${teams[side].the('P').name} punts ${outcome.yards} yards.`);
    case 'turnover': {
      const text = turnover(game, side, outcome.how);
      changeHands(game, 100 - drive.toGoal);
      return comment(other, text);
    }
    case 'downs':
      countMove(game, side, outcome);
      counter.count(side, 'turnovers');
      changeHands(game, 100 - (drive.toGoal - outcome.yards));
      return comment(other, 'Turnover on downs.');
    case 'safety':
      countMove(game, side, outcome);
      kickOffTo(game, other);
      return scored('safety', other, 2, {});
  }
}

function turnover(
  { counter, teams }: AmericanFootballGame,
  side: Side,
  how: 'Interception' | 'Fumble',
): string {
  const other = opponent(side);
  counter.count(side, 'turnovers');
  const winner = teams[other].draw('defender');
  if (how === 'Interception') {
    const quarterback = teams[side].the('QB');
    counter.count(side, 'interceptions-thrown', 1, quarterback);
    counter.countFor(side, 'passing-attempts', 1, quarterback);
    counter.countFor(other, 'interceptions', 1, winner);
    return `Interception: ${winner.name} reads ${quarterback.name}.`;
  }
  const runner = teams[side].draw('runner');
  counter.count(side, 'fumbles-lost');
  counter.countFor(side, 'carries', 1, runner);
  counter.countFor(side, 'fumbles', 1, runner);
  counter.countFor(other, 'fumbles-recovered', 1, winner);
  return `Fumble by ${runner.name}, recovered by ${winner.name}.`;
}

/** Plays the try: mostly the kick for one, now and then two points. */
function tryForMore(game: AmericanFootballGame, team: Side, moment: Moment): Change {
  const { random, board, counter, teams } = game;
  const two = random.chance(0.09);
  const good = random.chance(two ? 0.48 : 0.94);
  if (good) board.add(team, two ? 2 : 1);
  const player = two ? teams[team].draw('receiver') : teams[team].the('K');
  if (!two) {
    counter.countFor(team, 'extra-points-attempted', 1, player);
    counter.countFor(team, 'extra-points', good ? 1 : 0, player);
    counter.countFor(team, 'kicking-points', good ? 1 : 0, player);
  }
  const text = `${player.name} fails with the ${two ? 'two-point try' : 'kick'}.`;
  const incident = good
    ? game.incident('extra-point', team, moment, {
        ...playersOf(player),
        points: two ? 2 : 1,
        score: board.score,
      })
    : game.incident('comment', team, moment, { text });
  return { ...board.shown(), incidents: [incident] };
}

function kickOffTo(game: AmericanFootballGame, side: Side): void {
  game.side = side;
  game.drive = startDrive(TOUCHBACK);
}

function changeHands(game: AmericanFootballGame, toGoal: number): void {
  game.side = opponent(game.side);
  game.drive = startDrive(Math.min(99, Math.max(1, toGoal)));
}

/** Whether a field goal scored; a kick-off follows. */
function kicked(outcome: PlayOutcome): boolean {
  return outcome.kind === 'field-goal' && outcome.good;
}

/** Returns the next situation. */
function situationOf({ side, drive }: AmericanFootballGame): Situation {
  const down = ([1, 2, 3, 4] as const).find((each) => each === drive.down) ?? 1;
  return { possession: side, down, distance: drive.toGo, toGoal: drive.toGoal };
}
