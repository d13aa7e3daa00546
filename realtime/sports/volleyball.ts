import { PLAYED_IN_SETS, SCORE_SCREENS } from './families.ts';
import { sets } from './periods.ts';
import type { Sport } from './sport.ts';

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
  screens: { ...SCORE_SCREENS, standings: true },
};
