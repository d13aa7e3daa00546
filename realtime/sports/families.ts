import type { Screens, Sport } from './sport.ts';

/** Screens of a sport of which no more is told than its score. */
export const SCORE_SCREENS: Screens = {
  standings: false,
  teamSheets: false,
  pitch: false,
  scorers: false,
  course: 'timeline',
  shots: false,
};

/** Screens of a sport whose teams meet from week to week and bring team sheets. */
export const TEAM_SCREENS: Screens = { ...SCORE_SCREENS, standings: true, teamSheets: true };

/** What is the same of all sports played in sets: none of them says it again. */
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
  boxScore: [],
  leaders: [],
} as const satisfies Partial<Sport>;

/** What is the same of the American team sports, whose points add up: none of them says it again. */
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
