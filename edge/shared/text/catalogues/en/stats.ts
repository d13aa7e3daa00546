/** Shots, and statistics by part of a match. */
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
  matchWithout: {
    stats: 'No statistics have been reported for this match.',
  },
} as const;
