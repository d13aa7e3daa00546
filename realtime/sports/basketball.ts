import { column, MINUTES } from './box-score.ts';
import { quarters } from './periods.ts';
import type { Sport } from './sport.ts';
import { WIN_PERCENTAGE, WIN_PERCENTAGE_COLUMNS } from './standings-rule.ts';
import { attempted, count, fewer, made } from './statistics.ts';

export const basketball: Sport = {
  id: 2,
  key: 'basketball',
  name: 'Basketball',
  contestant: 'team',
  // College games are played in halves.
  periods: quarters(['H1', 'HT', 'H2', 'AET']),
  scoring: 'sum',
  clock: 'left',
  usualMinutes: 150,
  halfTimeScore: 'none',
  hasRedCards: false,
  finalStatus: 'Final',
  scoreIncident: 'score',
  scoresOften: true,
  beginning: 'start',
  listedPeriods: 'wide',
  periodsWorthATable: 1,
  standings: WIN_PERCENTAGE,
  tableColumns: WIN_PERCENTAGE_COLUMNS,
  statistics: [
    made('field-goals', 'Field goals'),
    attempted('field-goals', 'Field goal attempts'),
    made('three-pointers', 'Three-pointers'),
    attempted('three-pointers', 'Three-point attempts'),
    made('free-throws', 'Free throws'),
    attempted('free-throws', 'Free throw attempts'),
    count('rebounds', 'Rebounds'),
    count('offensive-rebounds', 'Offensive rebounds', { of: 'rebounds' }),
    count('assists', 'Assists'),
    count('steals', 'Steals'),
    count('blocks', 'Blocks'),
    fewer('turnovers', 'Turnovers'),
    fewer('fouls', 'Fouls'),
  ],
  boxScore: [
    {
      key: 'players',
      name: 'Players',
      columns: [
        MINUTES,
        column('points', 'PTS', 'Points'),
        column('rebounds', 'REB', 'Rebounds'),
        column('assists', 'AST', 'Assists'),
        column('steals', 'STL', 'Steals'),
        column('blocks', 'BLK', 'Blocks'),
        column('turnovers', 'TO', 'Turnovers'),
        column('field-goals', 'FGM', 'Field goals', { of: 'field-goals-attempted' }),
        column('field-goals-attempted', 'FGA', 'Field goal attempts'),
        column('three-pointers', '3PM', 'Three-pointers', { of: 'three-pointers-attempted' }),
        column('three-pointers-attempted', '3PA', 'Three-point attempts'),
        column('free-throws', 'FTM', 'Free throws', { of: 'free-throws-attempted' }),
        column('free-throws-attempted', 'FTA', 'Free throw attempts'),
        column('fouls', 'PF', 'Fouls'),
        column('plus-minus', '+/−', 'Plus-minus', { ofPlayersOnly: true }),
      ],
    },
  ],
  leaders: ['points', 'rebounds', 'assists', 'steals', 'blocks', 'three-pointers'],
  screens: {
    standings: true,
    teamSheets: true,
    pitch: false,
    scorers: false,
    shots: false,
  },
};
