import { PLAYED_IN_SETS, SCORE_SCREENS } from './families.ts';
import { sets } from './periods.ts';
import type { Sport } from './sport.ts';

export const tennis: Sport = {
  ...PLAYED_IN_SETS,
  id: 5,
  key: 'tennis',
  contestant: 'player',
  crest: 'roundel',
  periods: sets(5, 'sets'),
  // 7–5 is a lead of two; 7–6 is a tie-break win, covered by the cap.
  scoring: { target: 6, cap: 7, inGames: true },
  usualMinutes: 150,
  staleAfter: { play: 180, pause: 600 },
  screens: SCORE_SCREENS,
};
