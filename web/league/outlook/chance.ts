/** A chance as a fan reads it: a simulation is sure of nothing that some of its runs leave open. */
export interface RoundedChance {
  /** `none`: in no run. */
  kind: 'none' | 'below' | 'exact' | 'above';
  percent: number;
}

/** Returns a chance in whole per cent; below 1 and above 99 as such. */
export function roundedChance(chance: number): RoundedChance {
  if (chance <= 0) return { kind: 'none', percent: 0 };
  if (chance < 0.01) return { kind: 'below', percent: 1 };
  if (chance > 0.99) return { kind: 'above', percent: 99 };
  return { kind: 'exact', percent: Math.round(chance * 100) };
}

/** Returns how strongly a chance is coloured, from 0, not at all, to 4. */
export function chanceLevel(chance: number): number {
  return [0.01, 0.1, 0.35, 0.7].filter((least) => chance >= least).length;
}
