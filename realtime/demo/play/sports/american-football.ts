import type { Incident, IncidentType } from '../../../protocol/incident.ts';
import type { Situation } from '../../../protocol/match-state.ts';
import type { Side } from '../../../protocol/primitives.ts';
import { SIDES } from '../../../sports/sides.ts';
import { QUARTERS } from '../../../sports/match-status.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { drawPlayer, playersOf, type Game, type Moment } from '../game.ts';
import { advantage, opponent, type Change, type Play, type Step } from '../match-setup.ts';
import { playTimed, type Period, type TimedRules } from '../timed.ts';
import { advance, drawDown, startDrive, type Down, type Drive } from './american-football-drive.ts';

const RULES: TimedRules = {
  periods: QUARTERS,
  length: 15 * 60,
  // Shorter than in real life: otherwise viewers would see nothing for a quarter of an hour.
  halfTime: 6 * 60,
  between: 120,
  countdown: true,
  overtime: { rounds: [['OT']], length: 10 * 60 },
};
const TOUCHBACK = 75;
/** A gain of this many yards becomes an incident. */
const BIG_GAIN = 15;
/** Yards of penalties in a play, each with its share of the plays. */
const PENALTIES = [
  [5, 0.03],
  [10, 0.02],
  [15, 0.01],
  [0, 0.94],
] as const;

/** Weights of the positions in each role. */
const ROLES = {
  runner: { RB: 8, QB: 1, WR: 0.5 },
  receiver: { WR: 6, TE: 4, RB: 2 },
  tackler: { LB: 6, S: 4, CB: 4, DL: 3 },
  rusher: { DL: 6, LB: 2 },
  defender: { CB: 5, S: 4, LB: 2 },
  quarterback: { QB: 1 },
  kicker: { K: 1 },
  punter: { P: 1 },
} as const;

/** The ball: which side has it, and where. */
interface Ball {
  side: Side;
  drive: Drive;
}

/**
 * Plays four quarters, and one overtime if the score is level. The first score ends the overtime;
 * without one the match is a tie.
 */
export function playAmericanFootball(game: Game): Play {
  const { random } = game;
  const receiver = random.pick(SIDES);
  let ball: Ball = kickOffTo(receiver);
  return playTimed(game, RULES, function* (period) {
    if (period.status === 'Q3') ball = kickOffTo(opponent(receiver));
    if (period.status === 'OT') ball = kickOffTo(random.pick(SIDES));
    ball = yield* playPeriod(game, period, ball);
  });
}

function* playPeriod(game: Game, period: Period, before: Ball): Generator<Step, Ball, void> {
  const { random, setup } = game;
  let ball = before;
  // A half begins with a kick-off; other quarters continue where the last one ended.
  const goesOn = period.status === 'Q2' || period.status === 'Q4';
  yield period.step({
    status: 'Live',
    matchStatus: period.status,
    ...game.shown(),
    ...(goesOn && { situation: situationOf(ball) }),
  });
  for (;;) {
    const { side } = ball;
    const down = drawDown(ball.drive, advantage(setup, side), random);
    if (!period.runs(down.seconds)) break;
    game.count(side, { 'possession-seconds': down.seconds });
    const lost = random.weighted(PENALTIES);
    if (lost > 0) game.count(random.pick(SIDES), { penalties: 1, 'penalty-yards': lost });
    const { moment } = period;
    const { next, incident } = playDown(game, ball, down, moment);
    const scored = incident && 'points' in incident;
    yield period.step(
      {
        ...game.shown(),
        situation: scored ? null : situationOf(next),
        ...(incident && { incidents: [incident] }),
      },
      next.side === side,
    );
    const isDecided = period.status === 'OT' && !game.isLevel;
    if (incident?.type === 'touchdown' && !isDecided) {
      period.waits(35);
      yield period.step(tryForMore(game, side, moment), false);
    }
    ball = next;
    if (isDecided) return ball;
    // The teams swap or kick off first.
    if (next.side !== side) period.waits(random.between(30, 60));
  }
  yield period.step({}, false);
  return ball;
}

interface Played {
  /** The ball where the next play begins. */
  next: Ball;
  incident?: Incident;
}

/** Counts a play, and returns the ball after it with the play's incident. */
function playDown(game: Game, ball: Ball, down: Down, moment: Moment): Played {
  const { side, drive } = ball;
  const other = opponent(side);
  const comment = (team: Side, text: string) => game.incident('comment', team, moment, { text });
  switch (down.kind) {
    case 'move':
      return moveBall(game, ball, down, moment);
    case 'field-goal': {
      const { yards, isGood } = down;
      const kicker = draw(game, side, 'kicker');
      game.count(side, { 'field-goals-attempted': 1, 'field-goals': Number(isGood) }, kicker);
      const text = `${kicker.name} misses a field goal of ${yards} yards.`;
      if (!isGood) return { next: turnOver(ball), incident: comment(side, text) };
      game.count(side, { 'kicking-points': 3 }, kicker);
      const more = { ...playersOf(kicker), yards };
      return { next: kickOffTo(other), incident: score(game, 'field-goal', side, 3, moment, more) };
    }
    case 'punt': {
      const punter = draw(game, side, 'punter');
      game.count(side, { punts: 1 }, punter);
      const toGoal = Math.max(20, drive.toGoal - down.yards);
      const incident = comment(side, `${punter.name} punts ${down.yards} yards.`);
      return { next: turnOver({ side, drive: startDrive(toGoal) }), incident };
    }
    case 'interception':
    case 'fumble': {
      const isCaught = down.kind === 'interception';
      if (drive.down === 3) game.count(side, { 'third-downs-attempted': 1 });
      const loser = draw(game, side, isCaught ? 'quarterback' : 'runner');
      const winner = draw(game, other, 'defender');
      const lost: Record<string, number> = isCaught
        ? { 'interceptions-thrown': 1, 'passing-attempts': 1 }
        : { 'fumbles-lost': 1, fumbles: 1, carries: 1 };
      game.count(side, { turnovers: 1, ...lost }, loser);
      game.count(other, { [isCaught ? 'interceptions' : 'fumbles-recovered']: 1 }, winner);
      const text = isCaught
        ? `Interception: ${winner.name} reads ${loser.name}.`
        : `Fumble by ${loser.name}, recovered by ${winner.name}.`;
      return { next: turnOver(ball), incident: comment(other, text) };
    }
  }
}

type BallMove = Extract<Down, { kind: 'move' }>;

function moveBall(
  game: Game,
  ball: Ball,
  { move, yards: drawn }: BallMove,
  moment: Moment,
): Played {
  const { side, drive } = ball;
  const other = opponent(side);
  const yards = Math.max(drive.toGoal - 100, Math.min(drive.toGoal, drawn));
  const isTouchdown = yards === drive.toGoal;
  const isFirstDown = yards >= drive.toGo;
  if (drive.down === 3)
    game.count(side, { 'third-downs-attempted': 1, 'third-downs': Number(isFirstDown) });
  if (isFirstDown) game.count(side, { 'first-downs': 1 });
  const { runner, thrower } = countMove(game, side, move, yards);
  if (isTouchdown) {
    game.count(side, { [thrower ? 'receiving-touchdowns' : 'rushing-touchdowns']: 1 }, runner);
    if (thrower) game.count(side, { 'passing-touchdowns': 1 }, thrower);
    const play = thrower ? 'pass' : 'run';
    const more = { ...playersOf(runner, thrower), play, yards } as const;
    return { next: kickOffTo(other), incident: score(game, 'touchdown', side, 6, moment, more) };
  }
  if (move === 'run' || move === 'pass')
    game.count(other, { tackles: 1 }, draw(game, other, 'tackler'));
  if (yards === drive.toGoal - 100)
    return { next: kickOffTo(other), incident: score(game, 'safety', other, 2, moment) };
  const next = { side, drive: advance(drive, yards) };
  if (drive.down === 4 && !isFirstDown) {
    game.count(side, { turnovers: 1 });
    const incident = game.incident('comment', other, moment, { text: 'Turnover on downs.' });
    return { next: turnOver(next), incident };
  }
  if (yards < BIG_GAIN) return { next };
  const how = thrower ? `catches a pass of ${thrower.name}` : 'runs';
  const text = `${runner.name} ${how} for ${yards} yards.`;
  return { next, incident: game.incident('comment', side, moment, { text }) };
}

/** Counts a move for its players. Returns who moved the ball, and who threw it. */
function countMove(
  game: Game,
  side: Side,
  move: BallMove['move'],
  yards: number,
): { runner: DemoPlayer; thrower?: DemoPlayer } {
  if (move === 'run') {
    const runner = draw(game, side, 'runner');
    game.count(side, { carries: 1, 'rushing-yards': yards, 'longest-rush': yards }, runner);
    return { runner };
  }
  const thrower = draw(game, side, 'quarterback');
  if (move === 'sack') {
    const other = opponent(side);
    game.count(side, { sacked: 1 }, thrower);
    game.count(side, { 'passing-yards': yards });
    game.count(other, { sacks: 1, tackles: 1 }, draw(game, other, 'rusher'));
    return { runner: thrower };
  }
  const receiver = draw(game, side, 'receiver');
  game.count(side, { 'passing-attempts': 1 }, thrower);
  game.count(side, { targets: 1 }, receiver);
  if (move === 'pass') {
    const received = { 'receiving-yards': yards, 'longest-reception': yards };
    game.count(side, { completions: 1, 'passing-yards': yards }, thrower);
    game.count(side, { receptions: 1, ...received }, receiver);
  }
  return { runner: receiver, thrower };
}

/**
 * Plays the try after a touchdown: mostly the kick for one point, now and then the attempt at two.
 */
function tryForMore(game: Game, team: Side, moment: Moment): Change {
  const { random } = game;
  const isTwo = random.chance(0.09);
  const isGood = random.chance(isTwo ? 0.48 : 0.94);
  const player = draw(game, team, isTwo ? 'receiver' : 'kicker');
  const good = Number(isGood);
  const kick = { 'extra-points-attempted': 1, 'extra-points': good, 'kicking-points': good };
  if (!isTwo) game.count(team, kick, player);
  const text = `${player.name} fails with the ${isTwo ? 'two-point try' : 'kick'}.`;
  const incident = isGood
    ? score(game, 'extra-point', team, isTwo ? 2 : 1, moment, playersOf(player))
    : game.incident('comment', team, moment, { text });
  return { ...game.shown(), incidents: [incident] };
}

function score(
  game: Game,
  type: IncidentType,
  team: Side,
  points: number,
  moment: Moment,
  more: Partial<Incident> = {},
): Incident {
  game.add(team, points);
  return game.incident(type, team, moment, { ...more, points, score: game.score });
}

/** Returns a random player for a role, mostly a starter. The second quarterback never plays. */
function draw({ sheets, random }: Game, side: Side, role: keyof typeof ROLES): DemoPlayer {
  const { starters, substitutes } = sheets[side];
  const players = random.chance(0.85) ? starters : [...starters, ...substitutes.slice(1, 11)];
  return drawPlayer(random, players, ROLES[role]);
}

function kickOffTo(side: Side): Ball {
  return { side, drive: startDrive(TOUCHBACK) };
}

/** Returns the ball at the same place, for the other side. */
function turnOver({ side, drive }: Ball): Ball {
  const toGoal = Math.min(99, Math.max(1, 100 - drive.toGoal));
  return { side: opponent(side), drive: startDrive(toGoal) };
}

/** Returns the situation before the next play. */
function situationOf({ side, drive }: Ball): Situation {
  return { possession: side, down: drive.down, distance: drive.toGo, toGoal: drive.toGoal };
}
