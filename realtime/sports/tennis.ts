import { sets } from './periods.ts';
import type { Sport } from './sport.ts';
import { setColumns, SETS_WON } from './standings-rule.ts';
import { attempted, count, fewer, made, measured } from './statistics.ts';

export const tennis: Sport = {
  id: 5,
  key: 'tennis',
  name: 'Tennis',
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
    count('aces', 'Aces'),
    fewer('double-faults', 'Double faults'),
    measured('percent', 'first-serve-percentage', 'First serves in'),
    measured('percent', 'first-serve-points-won', 'Points won on first serve'),
    measured('percent', 'second-serve-points-won', 'Points won on second serve'),
    made('break-points', 'Break points won'),
    attempted('break-points', 'Break points'),
    count('winners', 'Winners'),
    fewer('unforced-errors', 'Unforced errors'),
    count('points-won', 'Points won'),
    count('games-won', 'Games won'),
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
