import { PLAYED_FOR_POINTS, TEAM_SCREENS } from './families.ts';
import { quarters } from './periods.ts';
import type { Sport } from './sport.ts';

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
  screens: { ...TEAM_SCREENS, course: 'scores' },
};
