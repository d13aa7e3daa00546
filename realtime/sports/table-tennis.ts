import { sets } from './periods.ts';
import type { Sport } from './sport.ts';
import { setColumns, SETS_WON } from './standings-rule.ts';
import { RALLIES } from './statistics.ts';

export const tableTennis: Sport = {
  id: 20,
  key: 'table-tennis',
  contestant: 'player',
  periods: sets(7, 'games'),
  scoring: { target: 11 },
  clock: 'none',
  usualMinutes: 60,
  halfTimeScore: 'none',
  hasRedCards: false,
  finalStatus: 'Final',
  scoreIncident: 'score',
  scoresOften: false,
  beginning: 'start',
  listedPeriods: 'always',
  periodsWorthATable: 1,
  standings: SETS_WON,
  tableColumns: setColumns('rally-points'),
  statistics: RALLIES,
  boxScore: [],
  leaders: [],
  screens: {
    standings: false,
    teamSheets: false,
    pitch: false,
    scorers: false,
    shots: false,
  },
};
