import { PLAYED_IN_SETS, SCORE_SCREENS } from './families.ts';
import { sets } from './periods.ts';
import type { Sport } from './sport.ts';
import { SETS_WON } from './standings-rule.ts';
import { count, fewer, RALLIES } from './statistics.ts';

export const volleyball: Sport = {
  ...PLAYED_IN_SETS,
  id: 23,
  key: 'volleyball',
  contestant: 'team',
  crest: 'hex',
  periods: sets(5, 'sets'),
  scoring: { target: 25, decider: { set: 5, target: 15 } },
  usualMinutes: 120,
  staleAfter: { play: 150, pause: 600 },
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
  screens: { ...SCORE_SCREENS, standings: true },
};
