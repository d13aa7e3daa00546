import { column } from './box-score.ts';
import { PLAYED_FOR_POINTS, TEAM_SCREENS } from './families.ts';
import { innings } from './periods.ts';
import type { Sport } from './sport.ts';
import { WIN_PERCENTAGE, WIN_PERCENTAGE_COLUMNS } from './standings-rule.ts';
import { count, fewer } from './statistics.ts';

export const baseball: Sport = {
  ...PLAYED_FOR_POINTS,
  id: 3,
  key: 'baseball',
  crest: 'diamond',
  periods: innings,
  clock: 'none',
  usualMinutes: 180,
  staleAfter: { play: 240, pause: 600 },
  scoresOften: false,
  listedPeriods: 'never',
  listedStatistics: ['hits', 'errors'],
  standings: WIN_PERCENTAGE,
  tableColumns: WIN_PERCENTAGE_COLUMNS,
  statistics: [
    count('hits'),
    fewer('errors'),
    count('home-runs'),
    count('walks'),
    fewer('strikeouts'),
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
  screens: { ...TEAM_SCREENS, course: 'scores' },
};
