import { PLAYED_IN_SETS, SCORE_SCREENS } from './families.ts';
import { sets } from './periods.ts';
import type { Sport } from './sport.ts';

export const beachVolley: Sport = {
  ...PLAYED_IN_SETS,
  id: 34,
  key: 'beach-volley',
  contestant: 'pair',
  crest: 'roundel',
  periods: sets(3, 'sets'),
  scoring: { target: 21, decider: { set: 3, target: 15 } },
  usualMinutes: 60,
  staleAfter: { play: 150, pause: 300 },
  screens: SCORE_SCREENS,
};
