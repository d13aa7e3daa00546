import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number that decides what property tests draw. */
    seed: number;
    /** The share of their cases that property tests draw. */
    share: number;
  }
}

/** Returns how many of a property's cases this run draws: a full run draws all of them. */
export function cases(all: number): number {
  return Math.ceil(all * inject('share'));
}
