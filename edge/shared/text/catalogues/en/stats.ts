/** Shots, chances of winning, and statistics by part of a match. */
export default {
  statistics: {
    part: 'Part of the match',
  },
  shot: {
    title: 'Shots',
    list: 'Shots, latest first',
    map: 'Map of the shots: {home} {homeShots}, {away} {awayShots}. Each is in the list below.',
    expectedGoals: '<short>xG</short> {goals}',
    expectedGoalsName: 'Expected goals',
    goal: 'Goal',
    saved: 'Saved',
    'off-target': 'Off target',
    blocked: 'Blocked',
    woodwork: 'Woodwork',
  },
  winProbability: {
    title: 'Win probability',
    draw: 'Draw',
    now: 'Now: {chances}',
    before: 'Before the start: {chances}',
    swings: 'Biggest swings',
    moved: '{outcome}: {before} to {after}',
    estimate:
      '{sport, select, football {The result after 90 minutes, estimated from both teams’ earlier results, the score, red cards and the time left.} other {Estimated from both teams’ earlier results, the score and the time left.}}',
  },
  matchWithout: {
    stats: 'No statistics have been reported of this match.',
  },
} as const;
