import { sets } from './periods.ts';
import type { Sport } from './sport.ts';
import { SETS_WON } from './standings-rule.ts';
import { count, fewer, RALLIES } from './statistics.ts';

export const volleyball: Sport = {
  id: 23,
  key: 'volleyball',
  contestant: 'team',
  periods: sets(5, 'sets'),
  scoring: { target: 25, decider: { set: 5, target: 15 } },
  clock: 'none',
  usualMinutes: 120,
  halfTimeScore: 'none',
  hasRedCards: false,
  finalStatus: 'Final',
  scoreIncident: 'score',
  scoresOften: false,
  beginning: 'start',
  listedPeriods: 'always',
  periodsWorthATable: 1,
  standings: {
    ...SETS_WON,
    // 3-0 and 3-1 earn 3 and 0, 3-2 earns 2 and 1.
    points: { win: 3, draw: 0, loss: 0, narrowWin: 2, narrowLoss: 1 },
    criteria: ['points', 'wins', 'set-ratio', 'rally-ratio', 'head-to-head-win-percentage'],
  },
  tableColumns: [
    { key: 'played', isShort: true },
    { key: 'won', isShort: true },
    { key: 'lost', isShort: true },
    { key: 'sets', isShort: true },
    { key: 'rally-points' },
    { key: 'points', isMain: true, isShort: true },
  ],
  statistics: [
    ...RALLIES,
    count('aces'),
    count('blocks', { word: 'volleyball-blocks' }),
    fewer('errors'),
  ],
  boxScore: [],
  leaders: [],
  screens: {
    standings: true,
    teamSheets: false,
    pitch: false,
    scorers: false,
    shots: false,
  },
};
