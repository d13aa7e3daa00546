import { column, MINUTES } from './box-score.ts';
import { PLAYED_FOR_POINTS, TEAM_SCREENS } from './families.ts';
import { quarters } from './periods.ts';
import type { Sport } from './sport.ts';
import { WIN_PERCENTAGE, WIN_PERCENTAGE_COLUMNS } from './standings-rule.ts';
import { attempted, count, fewer, made } from './statistics.ts';

export const basketball: Sport = {
  ...PLAYED_FOR_POINTS,
  id: 2,
  key: 'basketball',
  crest: 'roundel',
  // College games have halves.
  periods: quarters(['H1', 'HT', 'H2', 'AET'], { regular: 12, overtime: 5 }),
  clock: 'left',
  usualMinutes: 150,
  staleAfter: { play: 120, pause: 1_200 },
  scoresOften: true,
  listedPeriods: 'wide',
  standings: WIN_PERCENTAGE,
  tableColumns: WIN_PERCENTAGE_COLUMNS,
  statistics: [
    made('field-goals'),
    attempted('field-goals'),
    made('three-pointers'),
    attempted('three-pointers'),
    made('free-throws'),
    attempted('free-throws'),
    count('rebounds'),
    count('offensive-rebounds', { of: 'rebounds' }),
    count('assists'),
    count('steals'),
    count('blocks'),
    fewer('turnovers'),
    fewer('fouls'),
  ],
  boxScore: [
    {
      key: 'players',
      columns: [
        MINUTES,
        column('points'),
        column('rebounds'),
        column('assists'),
        column('steals'),
        column('blocks'),
        column('turnovers'),
        column('field-goals', { of: 'field-goals-attempted' }),
        column('field-goals-attempted'),
        column('three-pointers', { of: 'three-pointers-attempted' }),
        column('three-pointers-attempted'),
        column('free-throws', { of: 'free-throws-attempted' }),
        column('free-throws-attempted'),
        column('fouls', { word: 'personal-fouls' }),
        column('plus-minus', { ofPlayersOnly: true }),
      ],
    },
  ],
  isPerMatch: true,
  leaders: ['points', 'rebounds', 'assists', 'steals', 'blocks', 'three-pointers'],
  screens: { ...TEAM_SCREENS, course: 'periods' },
};
