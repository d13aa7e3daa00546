import { PLAYED_IN_SETS, SCORE_SCREENS } from './families.ts';
import { sets } from './periods.ts';
import type { Sport } from './sport.ts';
import { setColumns, SETS_WON } from './standings-rule.ts';
import { RALLIES } from './statistics.ts';

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
  standings: SETS_WON,
  tableColumns: setColumns('rally-points'),
  statistics: RALLIES,
  screens: SCORE_SCREENS,
};
