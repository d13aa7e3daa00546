import { DEMO_SPORTS } from '../demo-sports.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Random } from './random.ts';

/** Strengths around 1 in no order: a few strong teams, many in the middle, a few weak ones. */
export function inventStrengths(random: Random, sport: SportKey, count: number): number[] {
  const width = Math.log(DEMO_SPORTS[sport].strengthSpread);
  const strengths = Array.from({ length: count }, (_, index) => {
    // Even steps from −1 to 1, drawn to the middle, and a little of chance.
    const step = count > 1 ? (2 * index) / (count - 1) - 1 : 0;
    const drawn = Math.sign(step) * Math.abs(step) ** 1.3;
    return Math.exp(width * (drawn + random.between(-0.12, 0.12)));
  });
  return random.shuffle(strengths);
}

/** A team's strength in a season: squads grow and fade a little from one to the next. */
export function seasonStrength(random: Random, sport: SportKey, strength: number): number {
  return (
    strength * Math.exp(Math.log(DEMO_SPORTS[sport].strengthSpread) * random.between(-0.3, 0.3))
  );
}
