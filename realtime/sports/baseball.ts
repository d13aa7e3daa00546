import { column } from './box-score.ts';
import { INNINGS } from './periods.ts';
import type { Sport } from './sport.ts';
import { WIN_PERCENTAGE, WIN_PERCENTAGE_COLUMNS } from './standings-rule.ts';
import { count, fewer } from './statistics.ts';

export const baseball: Sport = {
  id: 3,
  key: 'baseball',
  name: 'Baseball',
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
    count('hits', 'Hits'),
    count('home-runs', 'Home runs'),
    count('walks', 'Walks'),
    fewer('strikeouts', 'Strikeouts'),
    fewer('outs', 'Outs'),
    fewer('left-on-base', 'Left on base'),
  ],
  boxScore: [
    {
      key: 'batting',
      name: 'Batting',
      columns: [
        column('at-bats', 'AB', 'At bats'),
        column('hits', 'H', 'Hits'),
        column('home-runs', 'HR', 'Home runs'),
        column('runs-batted-in', 'RBI', 'Runs batted in'),
        column('walks', 'BB', 'Walks'),
        column('strikeouts', 'SO', 'Strikeouts'),
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
