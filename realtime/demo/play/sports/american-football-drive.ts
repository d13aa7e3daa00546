import type { Random } from '../../world/random.ts';

/** How the ball moved. A sack is a pass that was never thrown. */
export type Move = 'run' | 'pass' | 'incomplete' | 'sack';

/** The end of one play: the ball moves, or the drive is over. */
export type PlayOutcome =
  | { kind: 'gain'; yards: number; move: Move; seconds: number }
  | { kind: 'touchdown'; yards: number; move: Move; seconds: number }
  | { kind: 'field-goal'; yards: number; good: boolean; seconds: number }
  | { kind: 'punt'; yards: number; seconds: number }
  | { kind: 'turnover'; how: 'Interception' | 'Fumble'; seconds: number }
  | { kind: 'downs'; yards: number; move: Move; seconds: number }
  | { kind: 'safety'; yards: number; move: Move; seconds: number };

/** A series of downs of one side. */
export interface Drive {
  /** Yards to the opponent's goal line. */
  toGoal: number;
  down: number;
  toGo: number;
}

export function startDrive(toGoal: number): Drive {
  return { toGoal, down: 1, toGo: Math.min(10, toGoal) };
}

/** Plays one down. `edge` is above 0 for the stronger side. */
export function playDown(drive: Drive, edge: number, random: Random): PlayOutcome {
  if (drive.down === 4) {
    const kick = fourthDown(drive, random);
    if (kick) return kick;
  }
  if (random.chance(0.026 - edge * 0.02))
    return {
      kind: 'turnover',
      how: random.pick(['Interception', 'Fumble']),
      seconds: random.int(6, 14),
    };
  const { move, yards } = moveBall(edge, random);
  const seconds = move === 'incomplete' ? random.int(5, 9) : random.int(26, 40);
  if (yards >= drive.toGoal) return { kind: 'touchdown', yards: drive.toGoal, move, seconds };
  if (drive.toGoal - yards >= 100)
    return { kind: 'safety', yards: drive.toGoal - 100, move, seconds };
  if (drive.down === 4 && yards < drive.toGo) return { kind: 'downs', yards, move, seconds };
  return { kind: 'gain', yards, move, seconds };
}

/** Returns the next drive. */
export function advance(drive: Drive, yards: number): Drive {
  const toGoal = drive.toGoal - yards;
  if (yards >= drive.toGo) return startDrive(toGoal);
  return { toGoal, down: drive.down + 1, toGo: drive.toGo - yards };
}

function fourthDown({ toGoal, toGo }: Drive, random: Random): PlayOutcome | undefined {
  if (toGo <= 2 && toGoal < 55 && random.chance(0.4)) return undefined;
  if (toGoal <= 38) {
    const good = random.chance(1.02 - toGoal * 0.011);
    return { kind: 'field-goal', yards: toGoal + 17, good, seconds: 5 };
  }
  return { kind: 'punt', yards: random.int(35, 50), seconds: 8 };
}

function moveBall(edge: number, random: Random): { move: Move; yards: number } {
  if (!random.chance(0.58)) return { move: 'run', yards: runYards(random) };
  if (random.chance(0.36 - edge * 0.1)) return { move: 'incomplete', yards: 0 };
  if (random.chance(0.1)) return { move: 'sack', yards: -random.int(1, 7) };
  return { move: 'pass', yards: random.chance(0.05) ? random.int(18, 60) : random.int(3, 16) };
}

function runYards(random: Random): number {
  if (random.chance(0.05)) return random.int(18, 60);
  return random.chance(0.15) ? -random.int(1, 4) : random.int(0, 8);
}
