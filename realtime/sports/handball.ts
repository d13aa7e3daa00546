import { TEAM_SCREENS } from './families.ts';
import { halves } from './periods.ts';
import type { Sport } from './sport.ts';

export const handball: Sport = {
  id: 6,
  key: 'handball',
  contestant: 'team',
  crest: 'shield',
  sides: ['home', 'away'],
  // A second overtime of two halves uses the first one's statuses.
  periods: halves(6, { due: { H1: 30, H2: 60, ET1: 75, ET2: 80 }, mostAdded: 0 }),
  scoring: 'sum',
  clock: 'played',
  usualMinutes: 100,
  staleAfter: { play: 120, pause: 1_200 },
  halfTimeScore: 'kept',
  hasRedCards: true,
  finalStatus: 'Final',
  scoreIncident: 'goal',
  penalty: 'throw',
  scoresOften: true,
  rounds: 'matchdays',
  beginning: 'start',
  listedPeriods: 'never',
  periodsWorthATable: 1,
  screens: TEAM_SCREENS,
};
