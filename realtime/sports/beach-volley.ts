import { sets } from './periods.ts';
import type { Sport } from './sport.ts';
import { setColumns, SETS_WON } from './standings-rule.ts';
import { volleyball } from './volleyball.ts';

export const beachVolley: Sport = {
  id: 34,
  key: 'beach-volley',
  contestant: 'team',
  periods: sets(3, 'sets'),
  scoring: { target: 21, decider: { set: 3, target: 15 } },
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
  statistics: volleyball.statistics,
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
