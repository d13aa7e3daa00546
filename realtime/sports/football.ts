import { halves } from './periods.ts';
import type { Sport } from './sport.ts';

export const football: Sport = {
  id: 1,
  key: 'football',
  contestant: 'team',
  crest: 'shield',
  sides: ['home', 'away'],
  periods: halves(4, { due: { H1: 45, H2: 90, ET1: 105, ET2: 120 }, mostAdded: 20 }),
  scoring: 'sum',
  clock: 'played',
  usualMinutes: 120,
  staleAfter: { play: 120, pause: 1_200 },
  halfTimeScore: 'shown',
  hasRedCards: true,
  finalStatus: 'FT',
  scoreIncident: 'goal',
  penalty: 'kick',
  scoresOften: false,
  rounds: 'matchdays',
  beginning: 'kick-off',
  listedPeriods: 'never',
  periodsWorthATable: 3,
  screens: {
    standings: true,
    teamSheets: true,
    pitch: true,
    scorers: true,
    course: 'timeline',
    shots: true,
  },
};
