import { PLAYED_FOR_POINTS, TEAM_SCREENS } from './families.ts';
import { innings } from './periods.ts';
import type { Sport } from './sport.ts';

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
  screens: { ...TEAM_SCREENS, course: 'scores' },
};
