import { PLAYED_FOR_POINTS, TEAM_SCREENS } from './families.ts';
import { quarters } from './periods.ts';
import type { Sport } from './sport.ts';

export const basketball: Sport = {
  ...PLAYED_FOR_POINTS,
  id: 2,
  key: 'basketball',
  crest: 'roundel',
  // College games have halves.
  periods: quarters(['H1', 'HT', 'H2', 'AET'], { regular: 12, overtime: 5 }),
  clock: 'left',
  usualMinutes: 150,
  staleAfter: { play: 120, pause: 1_200 },
  scoresOften: true,
  listedPeriods: 'wide',
  isPerMatch: true,
  screens: { ...TEAM_SCREENS, course: 'periods' },
};
