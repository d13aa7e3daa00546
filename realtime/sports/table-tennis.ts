import { PLAYED_IN_SETS, SCORE_SCREENS } from './families.ts';
import { sets } from './periods.ts';
import type { Sport } from './sport.ts';

export const tableTennis: Sport = {
  ...PLAYED_IN_SETS,
  id: 20,
  key: 'table-tennis',
  contestant: 'player',
  crest: 'roundel',
  periods: sets(7, 'games'),
  scoring: { target: 11 },
  usualMinutes: 60,
  staleAfter: { play: 120, pause: 300 },
  screens: SCORE_SCREENS,
};
