import type { Screens, Sport } from './sport.ts';

/** Screens of a sport with scores only. */
export const SCORE_SCREENS: Screens = {
  standings: false,
  teamSheets: false,
  pitch: false,
  scorers: false,
  course: 'timeline',
  shots: false,
};

/** Screens of a team sport with tables and team sheets. */
export const TEAM_SCREENS: Screens = { ...SCORE_SCREENS, standings: true, teamSheets: true };

/** Common values of all sports played in sets. */
export const PLAYED_IN_SETS = {
  sides: ['home', 'away'],
  clock: 'none',
  halfTimeScore: 'none',
  hasRedCards: false,
  finalStatus: 'Final',
  scoreIncident: 'score',
  scoresOften: false,
  rounds: 'matchdays',
  beginning: 'start',
  listedPeriods: 'always',
  periodsWorthATable: 1,
} as const satisfies Partial<Sport>;

/** Common values of the American team sports, whose points add up. */
export const PLAYED_FOR_POINTS = {
  contestant: 'team',
  sides: ['away', 'home'],
  scoring: 'sum',
  halfTimeScore: 'none',
  hasRedCards: false,
  finalStatus: 'Final',
  scoreIncident: 'score',
  rounds: 'none',
  beginning: 'start',
  periodsWorthATable: 1,
} as const satisfies Partial<Sport>;
