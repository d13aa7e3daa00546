import type { Random } from '../../demo/random.ts';

/** How one play ends: the ball moves, or the drive is over. */
export type PlayOutcome =
  | { kind: 'gain'; yards: number; seconds: number }
  | { kind: 'touchdown'; yards: number; passed: boolean; seconds: number }
  | { kind: 'field-goal'; yards: number; good: boolean; seconds: number }
  | { kind: 'punt'; yards: number; seconds: number }
  | { kind: 'turnover'; how: string; seconds: number }
  | { kind: 'safety'; seconds: number };

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
  const passed = random.chance(0.58);
  const incomplete = passed && random.chance(0.36 - edge * 0.1);
  const yards = incomplete ? 0 : gain(passed, random);
  const seconds = incomplete ? random.int(5, 9) : random.int(26, 40);
  if (yards >= drive.toGoal) return { kind: 'touchdown', yards: drive.toGoal, passed, seconds };
  if (drive.toGoal - yards >= 100) return { kind: 'safety', seconds };
  if (drive.down === 4 && yards < drive.toGo)
    return { kind: 'turnover', how: 'Turnover on downs', seconds };
  return { kind: 'gain', yards, seconds };
}

/** The drive after a gain. */
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

function gain(passed: boolean, random: Random): number {
  if (random.chance(0.05)) return random.int(18, 60);
  if (random.chance(passed ? 0.1 : 0.15)) return -random.int(1, 7);
  return passed ? random.int(3, 16) : random.int(0, 8);
}
