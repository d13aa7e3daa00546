/** The ways in which a kit's second colour lies on its first. `plain` shows only the first. */
export const PATTERNS = [
  'plain',
  'halves',
  'stripes',
  'pinstripes',
  'hoops',
  'band',
  'sash',
  'quarters',
  'chevron',
  'cross',
  'saltire',
  'checks',
  'lozenge',
  'chief',
] as const;
export type Pattern = (typeof PATTERNS)[number];
