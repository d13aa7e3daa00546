import { column } from './box-score.ts';
import { TEAM_SCREENS } from './families.ts';
import { halves } from './periods.ts';
import type { Sport } from './sport.ts';
import { byResult, GOAL_COLUMNS, GOALS } from './standings-rule.ts';
import { count, fewer } from './statistics.ts';

export const handball: Sport = {
  id: 6,
  key: 'handball',
  contestant: 'team',
  crest: 'shield',
  sides: ['home', 'away'],
  // A second overtime of two halves uses the first one's statuses.
  periods: halves(6, { due: { H1: 30, H2: 60, ET1: 75, ET2: 80 }, mostAdded: 0 }),
  scoring: 'sum',
  clock: 'played',
  usualMinutes: 100,
  staleAfter: { play: 120, pause: 1_200 },
  halfTimeScore: 'kept',
  hasRedCards: true,
  finalStatus: 'Final',
  scoreIncident: 'goal',
  penalty: 'throw',
  scoresOften: true,
  rounds: 'matchdays',
  beginning: 'start',
  listedPeriods: 'never',
  periodsWorthATable: 1,
  standings: { ...GOALS, points: byResult(2, 1) },
  tableColumns: GOAL_COLUMNS,
  statistics: [
    count('shots', { word: 'throws' }),
    count('saves'),
    count('penalties', { word: 'seven-metre-goals' }),
    fewer('turnovers', { word: 'balls-lost' }),
    fewer('suspensions'),
  ],
  boxScore: [
    {
      key: 'players',
      columns: [
        column('goals'),
        column('shots', { word: 'throws' }),
        column('saves'),
        column('suspensions'),
      ],
    },
  ],
  leaders: ['goals', 'saves', 'suspensions'],
  screens: TEAM_SCREENS,
};
