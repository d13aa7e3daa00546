/**
 * Tabs of a match's page beside its overview (spec point 2), in order. Each key is also an area of
 * texts.
 */
export const MATCH_TABS = [
  'odds',
  'head-to-head',
  'lineups',
  'standings',
  'commentary',
  'stats',
  'box-score',
] as const;
