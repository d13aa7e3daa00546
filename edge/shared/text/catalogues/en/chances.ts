/** How a season may end: below a league's table. */
export default {
  outlook: {
    title: 'How it may end',
    how: '{runs} simulations of the {matches, plural, one {# match} other {# matches}} left, from results up to {date}. Chances, not promises.',
    caption: 'Chances at the end of the season',
    points: 'Pts at end',
    pointsAtEnd: 'Points at the end, on average',
    below: '<{percent}%',
    exact: '{percent}%',
    above: '>{percent}%',
    inNoRun: 'in no simulation',
    failed: 'The simulation has not loaded.',
  },
} as const;
