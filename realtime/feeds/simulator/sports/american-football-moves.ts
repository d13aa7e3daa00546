import type { Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../demo/demo-player.ts';
import { opponent } from '../contest.ts';
import type { AmericanFootballGame } from './american-football.ts';
import type { Move } from './american-football-drive.ts';

/** Counts a play for who ran or caught, who threw and who tackled; answers who moved the ball. */
export function countMove(
  { ledger, teams }: AmericanFootballGame,
  side: Side,
  { move, yards, kind }: { move: Move; yards: number; kind: string },
): { runner: DemoPlayer; thrower?: DemoPlayer } {
  const own = teams[side];
  const other = opponent(side);
  const { quarterback } = own;
  if (kind !== 'touchdown' && move !== 'incomplete' && move !== 'sack')
    ledger.countFor(other, 'tackles', 1, teams[other].tackler());
  switch (move) {
    case 'run': {
      const runner = own.runner();
      ledger.countFor(side, 'carries', 1, runner);
      ledger.count(side, 'rushing-yards', yards, runner);
      ledger.countFor(side, 'longest-rush', yards, runner);
      return { runner };
    }
    case 'sack': {
      const rusher = teams[other].rusher();
      ledger.countFor(side, 'sacked', 1, quarterback);
      ledger.count(side, 'passing-yards', yards);
      ledger.count(other, 'sacks', 1, rusher);
      ledger.countFor(other, 'tackles', 1, rusher);
      return { runner: quarterback };
    }
    case 'incomplete': {
      const target = own.receiver();
      ledger.countFor(side, 'passing-attempts', 1, quarterback);
      ledger.countFor(side, 'targets', 1, target);
      return { runner: target, thrower: quarterback };
    }
    case 'pass': {
      const receiver = own.receiver();
      ledger.countFor(side, 'passing-attempts', 1, quarterback);
      ledger.countFor(side, 'completions', 1, quarterback);
      ledger.count(side, 'passing-yards', yards, quarterback);
      ledger.countFor(side, 'targets', 1, receiver);
      ledger.countFor(side, 'receptions', 1, receiver);
      ledger.countFor(side, 'receiving-yards', yards, receiver);
      ledger.countFor(side, 'longest-reception', yards, receiver);
      return { runner: receiver, thrower: quarterback };
    }
  }
}
