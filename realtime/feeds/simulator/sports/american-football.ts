import type { Incident, IncidentType } from '../../../protocol/incident.ts';
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
import {
  advance,
  playDown,
  startDrive,
  type Drive,
  type PlayOutcome,
} from './american-football-drive.ts';

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const QUARTER = 15 * 60;
const OVERTIME = 10 * 60;
/** Shorter than in real life, where nothing is to be seen for a quarter of an hour. */
const HALF_TIME = 6 * 60;
const BETWEEN_QUARTERS = 120;
const TOUCHBACK = 75;

interface Game {
  contest: Contest;
  random: Random;
  board: Scoreboard;
  stats: StatSheet;
  nextId: () => string;
  side: Side;
  drive: Drive;
}

/** Four quarters; when level one overtime, which the first score ends. A tie stands. */
export function* playAmericanFootball(contest: Contest, random: Random): Play {
  const receiver = random.pick(['home', 'away'] as const);
  const game: Game = {
    contest,
    random,
    board: new Scoreboard(),
    stats: new StatSheet('Total yards', 'First downs', 'Turnovers'),
    nextId: incidentIds(),
    side: receiver,
    drive: startDrive(TOUCHBACK),
  };
  for (const [index, status] of QUARTERS.entries()) {
    if (index === 2) kickOffTo(game, opponent(receiver));
    const pause = index === 0 ? 0 : index === 2 ? HALF_TIME : BETWEEN_QUARTERS;
    yield* playPeriod(game, status, QUARTER, pause);
    if (index === 1)
      yield { after: 1, change: { matchStatus: 'HT', gameScore: [game.board.asText()] } };
    else if (index < 3 || game.board.isLevel) yield { after: 1, change: { matchStatus: 'Break' } };
  }
  if (!game.board.isLevel) return 'Ended';
  kickOffTo(game, random.pick(['home', 'away']));
  yield* playPeriod(game, 'OT', OVERTIME, BETWEEN_QUARTERS);
  return 'AET';
}

function* playPeriod(
  game: Game,
  status: MatchStatus,
  length: number,
  pause: number,
): Generator<Step, void, void> {
  const { random, board, stats } = game;
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
  yield tell({ status: 'Live', matchStatus: status, ...board.shown(), stats: stats.shown() });
  for (;;) {
    const { side } = game;
    const home = homeChance(game.contest);
    const outcome = playDown(game.drive, (side === 'home' ? home : 1 - home) - 0.5, random);
    if (outcome.seconds >= left) break;
    left -= outcome.seconds;
    wait += outcome.seconds;
    const minute = Math.floor((minutesBefore(status) * 60 + length - left) / 60) + 1;
    const incident = settle(game, outcome, minute, status);
    const stopped = outcome.kind !== 'gain';
    yield tell(
      { ...board.shown(), stats: stats.shown(), ...(incident && { incidents: [incident] }) },
      !stopped,
    );
    const decided = status === 'OT' && !board.isLevel;
    if (outcome.kind === 'touchdown' && !decided) {
      wait += 35;
      yield tell(tryForMore(game, side, minute, status), false);
    }
    if (decided) return;
    // The ball changes hands: teams change over, or kick off first.
    if (stopped) wait += random.between(30, 60);
  }
  wait += left;
  left = 0;
  yield tell({}, false);
}

/** Counts the play and says what is worth telling of it; afterwards the ball is where the next one begins. */
function settle(
  game: Game,
  outcome: PlayOutcome,
  minute: number,
  period: MatchStatus,
): Incident | undefined {
  const { side, stats, board, random, drive } = game;
  const other = opponent(side);
  const incident = (type: IncidentType, team: Side, text: string, player?: string): Incident => ({
    id: game.nextId(),
    type,
    team,
    minute,
    period,
    text,
    ...(player !== undefined && { player }),
    ...(type !== 'comment' && { score: board.score }),
  });
  const anyone = (): string => random.pick(game.contest[side].players);
  switch (outcome.kind) {
    case 'gain':
      stats.add('Total yards', side, outcome.yards);
      if (outcome.yards >= drive.toGo) stats.add('First downs', side);
      game.drive = advance(drive, outcome.yards);
      return undefined;
    case 'touchdown':
      stats.add('Total yards', side, outcome.yards);
      board.add(side, 6);
      kickOffTo(game, other);
      return incident(
        'touchdown',
        side,
        `${outcome.yards}-yard ${outcome.passed ? 'pass' : 'run'}`,
        anyone(),
      );
    case 'field-goal':
      if (!outcome.good) {
        changeHands(game, 100 - drive.toGoal);
        return incident('comment', side, `${outcome.yards}-yard field goal missed`, anyone());
      }
      board.add(side, 3);
      kickOffTo(game, other);
      return incident('field-goal', side, `${outcome.yards} yards`, anyone());
    case 'punt':
      changeHands(game, Math.min(80, 100 - (drive.toGoal - outcome.yards)));
      return incident('comment', side, 'Punt');
    case 'turnover':
      stats.add('Turnovers', side);
      changeHands(game, 100 - drive.toGoal);
      return incident('comment', other, outcome.how);
    case 'safety':
      board.add(other, 2);
      kickOffTo(game, other);
      return incident('safety', other, 'Safety');
  }
}

/** After a touchdown: mostly the kick for one, now and then a try for two. */
function tryForMore(game: Game, team: Side, minute: number, period: MatchStatus): Change {
  const { random, board } = game;
  const two = random.chance(0.09);
  const good = random.chance(two ? 0.48 : 0.94);
  if (good) board.add(team, two ? 2 : 1);
  const text = `${two ? 'Two-point try' : 'Kick'} ${good ? 'good' : 'no good'}`;
  const player = random.pick(game.contest[team].players);
  const type = good ? 'extra-point' : 'comment';
  return {
    ...board.shown(),
    incidents: [
      {
        id: game.nextId(),
        type,
        team,
        minute,
        period,
        text,
        player,
        ...(good && { score: board.score }),
      },
    ],
  };
}

function kickOffTo(game: Game, side: Side): void {
  game.side = side;
  game.drive = startDrive(TOUCHBACK);
}

function changeHands(game: Game, toGoal: number): void {
  game.side = opponent(game.side);
  game.drive = startDrive(Math.min(99, Math.max(1, toGoal)));
}

function minutesBefore(status: MatchStatus): number {
  const quarter = QUARTERS.findIndex((name) => name === status);
  return (quarter >= 0 ? quarter : 4) * 15;
}
