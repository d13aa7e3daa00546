import type { Pattern } from '../../../realtime/protocol/kit-patterns.ts';

/** Size of a cloth's box; where it is cropped, the middle shows. */
export const CLOTH = { width: 1440, height: 120 } as const;

/** The shapes of each pattern, in relative steps: repeated shapes are equal texts, which compress to nothing. */
const WEAVES: Readonly<Record<Pattern, () => string>> = {
  plain: () => '',
  halves: () => along(240, 'h240v120h-240zm480 0', 3),
  stripes: () => along(0, 'h30v120h-30zm60 0', 24),
  pinstripes: () => along(0, 'h4v120h-4zm20 0', 72),
  hoops: () => 'M0 20h1440v20H0zM0 60h1440v20H0zM0 100h1440v20H0z',
  band: () => 'M0 40h1440v40H0z',
  sash: () => along(-80, 'h56l120 120h-56zm160 0', 10),
  quarters: () => along(0, 'h60v60h-60zm60 60h60v60h-60zm60-60', 12),
  chevron: () => along(-60, 'h40l40 60-40 60h-40l40-60zm96 0', 16),
  cross: () => `M0 48h1440v24H0z${along(78, 'h24v120h-24zm180 0', 8)}`,
  saltire: () => along(0, 'h28l52 50 52-50h28l-66 60 66 60h-28l-52-50-52 50h-28l66-60zm160 0', 9),
  checks: () =>
    along(0, 'h30v30h-30zm30 30h30v30h-30zm-30 30h30v30h-30zm30 30h30v30h-30zm30-90', 24),
  lozenge: () => along(40, 'l40 60-40 60-40-60zm80 0', 18),
  chief: () => 'M0 0h1440v52H0z',
};

/**
 * Returns a path that repeats a shape from `x` on, at the upper edge. The shape ends where the next
 * begins.
 */
function along(x: number, shape: string, times: number): string {
  return `M${x} 0${shape.repeat(times)}`;
}

/** Returns the path of a pattern's second colour on a cloth of 1440 by 120; '' for a plain one. */
export function clothPath(pattern: Pattern): string {
  return WEAVES[pattern]();
}
