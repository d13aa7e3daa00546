import { DEMO_SPORTS } from '../demo-sports.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Random } from './random.ts';

/** Returns strengths around 1 in random order: a few strong teams, many average, a few weak. */
export function inventStrengths(random: Random, sport: SportKey, count: number): number[] {
  const width = Math.log(DEMO_SPORTS[sport].strengthSpread);
  const strengths = Array.from({ length: count }, (_, index) => {
    // Even steps from −1 to 1, pulled towards 0, plus a little chance.
    const step = count > 1 ? (2 * index) / (count - 1) - 1 : 0;
    const drawn = Math.sign(step) * Math.abs(step) ** 1.3;
    return Math.exp(width * (drawn + random.between(-0.12, 0.12)));
  });
  return random.shuffle(strengths);
}

/** Returns a team's strength in a season: squads change a little from season to season. */
export function seasonStrength(random: Random, sport: SportKey, strength: number): number {
  return (
    strength * Math.exp(Math.log(DEMO_SPORTS[sport].strengthSpread) * random.between(-0.3, 0.3))
  );
}
