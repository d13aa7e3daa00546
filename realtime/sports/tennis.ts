import { sets } from './periods.ts';
import type { Sport } from './sport.ts';
import { setColumns, SETS_WON } from './standings-rule.ts';
import { attempted, count, fewer, made, measured } from './statistics.ts';

export const tennis: Sport = {
  id: 5,
  key: 'tennis',
  contestant: 'player',
  periods: sets(5, 'sets'),
  // 7–5 is a lead of two; 7–6 is won in the tie-break, which the cap stands for.
  scoring: { target: 6, cap: 7 },
  clock: 'none',
  usualMinutes: 150,
  halfTimeScore: 'none',
  hasRedCards: false,
  finalStatus: 'Final',
  scoreIncident: 'score',
  scoresOften: false,
  beginning: 'start',
  listedPeriods: 'always',
  periodsWorthATable: 1,
  standings: SETS_WON,
  tableColumns: setColumns('games'),
  statistics: [
    count('aces'),
    fewer('double-faults'),
    measured('percent', 'first-serve-percentage'),
    measured('percent', 'first-serve-points-won'),
    measured('percent', 'second-serve-points-won'),
    made('break-points'),
    attempted('break-points'),
    count('winners'),
    fewer('unforced-errors'),
    count('points-won'),
    count('games-won'),
  ],
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
