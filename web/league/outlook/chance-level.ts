/** Returns how strongly a chance is coloured, from 0, not at all, to 4. */
export function chanceLevel(chance: number): number {
  return [0.01, 0.1, 0.35, 0.7].filter((least) => chance >= least).length;
}
