import { column } from './box-score.ts';
import { INNINGS } from './periods.ts';
import type { Sport } from './sport.ts';
import { WIN_PERCENTAGE, WIN_PERCENTAGE_COLUMNS } from './standings-rule.ts';
import { count, fewer } from './statistics.ts';

export const baseball: Sport = {
  id: 3,
  key: 'baseball',
  contestant: 'team',
  periods: INNINGS,
  scoring: 'sum',
  clock: 'none',
  usualMinutes: 180,
  halfTimeScore: 'none',
  hasRedCards: false,
  finalStatus: 'Final',
  scoreIncident: 'score',
  scoresOften: false,
  beginning: 'start',
  listedPeriods: 'never',
  periodsWorthATable: 1,
  standings: WIN_PERCENTAGE,
  tableColumns: WIN_PERCENTAGE_COLUMNS,
  statistics: [
    count('hits'),
    count('home-runs'),
    count('walks'),
    fewer('strikeouts'),
    fewer('outs'),
    fewer('left-on-base'),
  ],
  boxScore: [
    {
      key: 'batting',
      columns: [
        column('at-bats'),
        column('hits'),
        column('home-runs'),
        column('runs-batted-in'),
        column('walks'),
        column('strikeouts'),
      ],
    },
  ],
  leaders: ['home-runs', 'hits', 'runs-batted-in', 'walks'],
  screens: {
    standings: true,
    teamSheets: true,
    pitch: false,
    scorers: false,
    shots: false,
  },
};
