import type { Random } from '../../world/random.ts';

/** How the ball moved. A sack is a pass that was never thrown. */
export type Move = 'run' | 'pass' | 'incomplete' | 'sack';

/** One play: the ball moves, or the drive ends without a move. */
export type Down =
  | { kind: 'move'; move: Move; yards: number; seconds: number }
  | { kind: 'field-goal'; yards: number; isGood: boolean; seconds: number }
  | { kind: 'punt'; yards: number; seconds: number }
  | { kind: 'interception' | 'fumble'; seconds: number };

/** A series of downs of one side. */
export interface Drive {
  /** Yards to the opponent's goal line. */
  toGoal: number;
  down: 1 | 2 | 3 | 4;
  toGo: number;
}

export function startDrive(toGoal: number): Drive {
  return { toGoal, down: 1, toGo: Math.min(10, toGoal) };
}

/** Returns a random play. `edge` is above 0 for the stronger side. */
export function drawDown({ down, toGoal, toGo }: Drive, edge: number, random: Random): Down {
  const goesForIt = toGo <= 2 && toGoal < 55 && random.chance(0.4);
  if (down === 4 && !goesForIt) {
    if (toGoal > 38) return { kind: 'punt', yards: random.int(35, 50), seconds: 8 };
    const isGood = random.chance(1.02 - toGoal * 0.011);
    return { kind: 'field-goal', yards: toGoal + 17, isGood, seconds: 5 };
  }
  if (random.chance(0.026 - edge * 0.02))
    return { kind: random.pick(['interception', 'fumble'] as const), seconds: random.int(6, 14) };
  const seconds = random.int(26, 40);
  if (!random.chance(0.58)) {
    const isLoss = random.chance(0.15);
    const yards = isLoss ? -random.int(1, 4) : gain(random, 0, 8);
    return { kind: 'move', move: 'run', yards, seconds };
  }
  if (random.chance(0.36 - edge * 0.1))
    return { kind: 'move', move: 'incomplete', yards: 0, seconds: random.int(5, 9) };
  if (random.chance(0.1)) return { kind: 'move', move: 'sack', yards: -random.int(1, 7), seconds };
  return { kind: 'move', move: 'pass', yards: gain(random, 3, 16), seconds };
}

/** Returns the drive after a move of `yards`. A first down starts a new series. */
export function advance({ toGoal, down, toGo }: Drive, yards: number): Drive {
  if (yards >= toGo || down === 4) return startDrive(toGoal - yards);
  const next = ({ 1: 2, 2: 3, 3: 4 } as const)[down];
  return { toGoal: toGoal - yards, down: next, toGo: toGo - yards };
}

/** Returns the yards of a gain; one gain in twenty is long. */
function gain(random: Random, least: number, most: number): number {
  return random.chance(0.05) ? random.int(18, 60) : random.int(least, most);
}
