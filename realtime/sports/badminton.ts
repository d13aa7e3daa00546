import { PLAYED_IN_SETS, SCORE_SCREENS } from './families.ts';
import { sets } from './periods.ts';
import type { Sport } from './sport.ts';

export const badminton: Sport = {
  ...PLAYED_IN_SETS,
  id: 31,
  key: 'badminton',
  contestant: 'player',
  crest: 'roundel',
  periods: sets(3, 'games'),
  scoring: { target: 21, cap: 30 },
  usualMinutes: 75,
  staleAfter: { play: 120, pause: 300 },
  screens: SCORE_SCREENS,
};
