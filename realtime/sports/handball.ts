import { column } from './box-score.ts';
import { halves } from './periods.ts';
import type { Sport } from './sport.ts';
import { byResult, GOAL_COLUMNS, GOALS } from './standings-rule.ts';
import { count, fewer } from './statistics.ts';

export const handball: Sport = {
  id: 6,
  key: 'handball',
  name: 'Handball',
  contestant: 'team',
  // A second overtime of two halves uses the first one's statuses.
  periods: halves(6),
  scoring: 'sum',
  clock: 'played',
  usualMinutes: 100,
  halfTimeScore: 'kept',
  hasRedCards: true,
  finalStatus: 'Final',
  scoreIncident: 'goal',
  scoresOften: true,
  beginning: 'start',
  listedPeriods: 'never',
  periodsWorthATable: 1,
  standings: { ...GOALS, points: byResult(2, 1) },
  tableColumns: GOAL_COLUMNS,
  statistics: [
    count('shots', 'Shots'),
    count('saves', 'Saves'),
    count('penalties', 'Seven-metre goals'),
    fewer('turnovers', 'Turnovers'),
    fewer('suspensions', 'Suspensions'),
  ],
  boxScore: [
    {
      key: 'players',
      name: 'Players',
      columns: [
        column('goals', 'G', 'Goals'),
        column('shots', 'SH', 'Shots'),
        column('saves', 'SV', 'Saves'),
        column('suspensions', '2M', 'Suspensions'),
      ],
    },
  ],
  leaders: ['goals', 'saves', 'suspensions'],
  screens: {
    standings: true,
    teamSheets: true,
    pitch: false,
    scorers: false,
    shots: false,
  },
};
