import type { Pattern } from '../../../realtime/protocol/kit-patterns.ts';

/** Size of a cloth's box; the middle always shows. */
export const CLOTH = { width: 1440, height: 120 } as const;

/** Repeats a shape along the cloth, every `step`. */
function along(step: number, shape: (x: number) => string, to: number = CLOTH.width): string {
  return Array.from({ length: Math.ceil(to / step) }, (_, index) => shape(index * step)).join('');
}

const WEAVES: Readonly<Record<Pattern, () => string>> = {
  plain: () => '',
  halves: () => along(480, (x) => `M${x + 240} 0h240v120h-240z`),
  stripes: () => along(60, (x) => `M${x} 0h30v120h-30z`),
  pinstripes: () => along(20, (x) => `M${x} 0h4v120h-4z`),
  hoops: () => 'M0 20h1440v20H0zM0 60h1440v20H0zM0 100h1440v20H0z',
  band: () => 'M0 40h1440v40H0z',
  sash: () => along(160, (x) => `M${x - 80} 0h56L${x + 96} 120h-56z`, 1600),
  quarters: () => along(120, (x) => `M${x} 0h60v60h-60zM${x + 60} 60h60v60h-60z`),
  chevron: () => along(96, (x) => `M${x - 60} 0h40l40 60-40 60h-40l40-60z`, 1536),
  cross: () => `M0 48h1440v24H0z${along(180, (x) => `M${x + 78} 0h24v120h-24z`)}`,
  saltire: () =>
    along(160, (x) => `M${x} 0h28l52 50 52-50h28l-66 60 66 60h-28l-52-50-52 50h-28l66-60z`),
  checks: () =>
    along(
      60,
      (x) =>
        `M${x} 0h30v30h-30zM${x + 30} 30h30v30h-30zM${x} 60h30v30h-30zM${x + 30} 90h30v30h-30z`,
    ),
  lozenge: () => along(80, (x) => `M${x + 40} 0l40 60-40 60-40-60z`),
  chief: () => 'M0 0h1440v52H0z',
};

/** Returns the path of a pattern's second colour on a cloth of 1440 by 120; '' for a plain one. */
export function clothPath(pattern: Pattern): string {
  return WEAVES[pattern]();
}
