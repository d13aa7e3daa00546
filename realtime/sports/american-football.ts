import { column } from './box-score.ts';
import { PLAYED_FOR_POINTS, TEAM_SCREENS } from './families.ts';
import { quarters } from './periods.ts';
import type { Sport } from './sport.ts';
import { WIN_PERCENTAGE } from './standings-rule.ts';
import { attempted, count, fewer, made, measured } from './statistics.ts';

export const americanFootball: Sport = {
  ...PLAYED_FOR_POINTS,
  id: 16,
  key: 'american-football',
  crest: 'plate',
  periods: quarters(['HT', 'AET'], { regular: 15, overtime: 10 }),
  clock: 'left',
  usualMinutes: 195,
  staleAfter: { play: 180, pause: 1_200 },
  scoresOften: false,
  rounds: 'weeks',
  listedPeriods: 'wide',
  standings: { ...WIN_PERCENTAGE, hasDraws: true },
  tableColumns: [
    { key: 'won', isShort: true },
    { key: 'lost', isShort: true },
    { key: 'tied', isShort: true },
    { key: 'win-percentage', isMain: true, isShort: true },
    { key: 'points-for', isWide: true },
    { key: 'points-against', isWide: true },
    { key: 'point-difference', isWide: true },
    { key: 'streak' },
  ],
  statistics: [
    count('total-yards'),
    count('passing-yards'),
    count('rushing-yards'),
    count('first-downs'),
    made('third-downs'),
    attempted('third-downs'),
    count('sacks'),
    fewer('turnovers'),
    fewer('interceptions-thrown'),
    fewer('fumbles-lost'),
    fewer('penalties'),
    measured('seconds', 'possession-time'),
  ],
  boxScore: [
    {
      key: 'passing',
      columns: [
        column('completions', { of: 'passing-attempts' }),
        column('passing-attempts'),
        column('passing-yards'),
        column('passing-touchdowns'),
        column('interceptions-thrown'),
        column('sacked'),
      ],
    },
    {
      key: 'rushing',
      columns: [
        column('carries'),
        column('rushing-yards'),
        column('rushing-touchdowns'),
        column('longest-rush', { ofPlayersOnly: true }),
        column('fumbles'),
      ],
    },
    {
      key: 'receiving',
      columns: [
        column('receptions', { of: 'targets' }),
        column('receiving-yards'),
        column('receiving-touchdowns'),
        column('longest-reception', { ofPlayersOnly: true }),
        column('targets'),
      ],
    },
    {
      key: 'defence',
      columns: [
        column('tackles', { word: 'gridiron-tackles' }),
        column('sacks'),
        column('interceptions'),
        column('fumbles-recovered'),
      ],
    },
    {
      key: 'kicking',
      columns: [
        column('field-goals', { word: 'gridiron-field-goals', of: 'field-goals-attempted' }),
        column('field-goals-attempted', { word: 'gridiron-field-goals-attempted' }),
        column('extra-points', { of: 'extra-points-attempted' }),
        column('extra-points-attempted'),
        column('kicking-points'),
        column('punts'),
      ],
    },
  ],
  leaders: [
    'passing-yards',
    'passing-touchdowns',
    'rushing-yards',
    'rushing-touchdowns',
    'receiving-yards',
    'receiving-touchdowns',
    'sacks',
    'interceptions',
    'kicking-points',
  ],
  screens: { ...TEAM_SCREENS, course: 'scores' },
};
