import type { Shot } from '../../../protocol/incident.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import { opponent } from '../match-setup.ts';
import type { FootballGame } from './football-squad.ts';

/** Outcomes of a shot without a goal. */
const MISSES: readonly [Exclude<Shot['outcome'], 'goal'>, number][] = [
  ['off-target', 0.42],
  ['blocked', 0.26],
  ['saved', 0.3],
  ['woodwork', 0.02],
];
const BIG_CHANCE = 0.35;
/** A penalty kick; the mark is eleven metres of 105 from the goal line. */
const PENALTY = { expectedGoals: 0.76, x: 89.5, y: 50 } as const;

const HOW = [
  'with the right foot, low into the corner',
  'with the left foot, into the roof of the net',
  'with a header from close range',
  'with a shot from the edge of the box',
  'with a first-time finish',
  'on the counter-attack',
];

/** Draws a shot's position and quality: the nearer and more central the better. */
function drawChance(random: Random, isGoal: boolean): Pick<Shot, 'expectedGoals' | 'x' | 'y'> {
  // Goals come mostly from near, misses from further away.
  const metres = isGoal ? 4 + 12 * random.next() ** 1.4 : 6 + 24 * random.next();
  const aside = (random.next() - 0.5) * (isGoal ? 22 : 38);
  const angle = Math.max(0.15, 1 - Math.abs(aside) / 24);
  const value = Math.min(0.85, 0.5 * Math.exp(-0.11 * (metres - 4)) * angle);
  return {
    expectedGoals: round(Math.max(0.01, value), 100),
    x: round(100 - (metres / 105) * 100, 10),
    y: round(50 + (aside / 68) * 100, 10),
  };
}

export function goalShot(random: Random): Shot {
  return { outcome: 'goal', ...drawChance(random, true) };
}

export function penaltyShot(outcome: 'goal' | 'saved' | 'off-target'): Shot {
  return { outcome, ...PENALTY };
}

export function missedShot(random: Random): Shot {
  const outcome = random.weighted(MISSES);
  return { outcome, ...drawChance(random, false) };
}

export function howItWentIn(random: Random): string {
  return random.pick(HOW);
}

/** Counts a shot for its side and players; a save for the other side's goalkeeper. */
export function countShot(
  { counter, squads }: FootballGame,
  side: Side,
  { outcome, expectedGoals = 0 }: Shot,
  shooter: DemoPlayer,
  helper?: DemoPlayer,
): void {
  counter.count(side, 'shots', 1, shooter);
  counter.count(side, 'expected-goals', expectedGoals);
  if (expectedGoals >= BIG_CHANCE) counter.count(side, 'big-chances');
  if (helper) counter.count(side, 'key-passes', 1, helper);
  switch (outcome) {
    case 'goal':
      counter.count(side, 'shots-on-target', 1, shooter);
      break;
    case 'saved':
      counter.count(side, 'shots-on-target', 1, shooter);
      counter.count(opponent(side), 'saves', 1, squads[opponent(side)].keeper);
      break;
    case 'blocked':
      counter.count(side, 'blocked-shots');
      break;
    default:
      counter.count(side, 'shots-off-target');
  }
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
