import type { DemoPlayer } from '../world/demo-player.ts';
import { createRandom, type Random } from '../world/random.ts';
import type { DemoTeam } from '../world/world.ts';

const FORMATIONS = ['4-3-3', '4-4-2', '4-2-3-1', '3-5-2', '3-4-3', '5-3-2'] as const;

/**
 * Share of matches in which a team plays its favourite formation, and in which a usual starter
 * rests.
 */
const FAVOURITE = 0.75;
const ROTATION = 0.12;

/** Returns a random formation for a team, mostly its favourite. */
export function drawFormation({ team }: DemoTeam, random: Random): string {
  const favourite = createRandom(team.id, 'formation').pick(FORMATIONS);
  return random.chance(FAVOURITE) ? favourite : random.pick(FORMATIONS);
}

/** Returns a formation's players per line, from the back: 4, 3, 3. */
export function linesOf(formation: string): number[] {
  return formation.split('-').map(Number);
}

/** Returns a goalkeeper, defenders, midfielders and forwards for a formation, in that order. */
export function pickEleven(
  fit: readonly DemoPlayer[],
  formation: string,
  random: Random,
): DemoPlayer[] {
  const lines = linesOf(formation);
  const wanted: [position: string, count: number][] = [
    ['GK', 1],
    ['DF', lines[0] ?? 4],
    ['MF', lines.slice(1, -1).reduce((sum, count) => sum + count, 0)],
    ['FW', lines.at(-1) ?? 3],
  ];
  const picked: DemoPlayer[] = [];
  for (const [position, count] of wanted) {
    const own = fit.filter((player) => player.position === position && !picked.includes(player));
    // A resting player comes after all others of the position.
    const rested = own.filter(() => position !== 'GK' && random.chance(ROTATION));
    const others = fit.filter(
      (player) => player.position !== 'GK' && !own.includes(player) && !picked.includes(player),
    );
    const order = [...own.filter((player) => !rested.includes(player)), ...rested, ...others];
    picked.push(...order.slice(0, count));
  }
  return picked;
}
