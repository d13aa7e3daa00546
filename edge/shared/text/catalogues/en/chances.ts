/** Chances: of each side in a match, and of how a season may end, below a league's table. */
export default {
  chance: {
    below: '<{percent}%',
    exact: '{percent}%',
    above: '>{percent}%',
  },
  winProbability: {
    title: 'Win probability',
    draw: 'Draw',
    now: 'Now: {chances}',
    before: 'Before the start: {chances}',
    chance: '{outcome} {percent}',
    swings: 'Biggest swings',
    moved: '{outcome}: {before} to {after}',
    estimate:
      '{sport, select, football {The result after 90 minutes, estimated from both teams’ earlier results, the score, red cards and the time left.} other {Estimated from both teams’ earlier results, the score and the time left.}}',
  },
  outlook: {
    title: 'How it may end',
    how: '{runs} simulations of the {matches, plural, one {# match} other {# matches}} left, from results up to {date}. Chances, not promises.',
    caption: 'Chances at the end of the season',
    points: 'Pts at end',
    pointsAtEnd: 'Points at the end, on average',
    inNoRun: 'in no simulation',
    failed: 'The simulation has not loaded.',
  },
} as const;
