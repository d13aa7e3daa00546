import type { Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { opponent } from '../match-setup.ts';
import type { AmericanFootballGame } from './american-football-team.ts';
import type { Move } from './american-football-drive.ts';

/** Counts a play for its runner or receiver, passer and tackler; returns who moved the ball. */
export function countMove(
  { counter, teams }: AmericanFootballGame,
  side: Side,
  { move, yards, kind }: { move: Move; yards: number; kind: string },
): { runner: DemoPlayer; thrower?: DemoPlayer } {
  const own = teams[side];
  const other = opponent(side);
  const quarterback = own.the('QB');
  if (kind !== 'touchdown' && move !== 'incomplete' && move !== 'sack')
    counter.countFor(other, 'tackles', 1, teams[other].draw('tackler'));
  switch (move) {
    case 'run': {
      const runner = own.draw('runner');
      counter.countFor(side, 'carries', 1, runner);
      counter.count(side, 'rushing-yards', yards, runner);
      counter.countFor(side, 'longest-rush', yards, runner);
      return { runner };
    }
    case 'sack': {
      const rusher = teams[other].draw('rusher');
      counter.countFor(side, 'sacked', 1, quarterback);
      counter.count(side, 'passing-yards', yards);
      counter.count(other, 'sacks', 1, rusher);
      counter.countFor(other, 'tackles', 1, rusher);
      return { runner: quarterback };
    }
    case 'incomplete':
    case 'pass': {
      const receiver = own.draw('receiver');
      counter.countFor(side, 'passing-attempts', 1, quarterback);
      counter.countFor(side, 'targets', 1, receiver);
      if (move === 'pass') {
        counter.countFor(side, 'completions', 1, quarterback);
        counter.count(side, 'passing-yards', yards, quarterback);
        counter.countFor(side, 'receptions', 1, receiver);
        counter.countFor(side, 'receiving-yards', yards, receiver);
        counter.countFor(side, 'longest-reception', yards, receiver);
      }
      return { runner: receiver, thrower: quarterback };
    }
  }
}
