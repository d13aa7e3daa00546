/** Web views under `/frame`. */
export default {
  frame: {
    notFound: 'Page not found',
    badQuery: 'This address does not say which match, league or team to show: {parameters}.',
    noMomentum: 'No momentum for this match.',
    noMatches: 'No matches.',
    ofToday: 'Today',
    fixturesOf: '{name}: fixtures',
    resultsOf: '{name}: results',
    nextOf: '{name}: next match',
    topScorersOf: '{name}: top scorers',
    noTopScorers: 'No statistics in this league yet.',
    headToHeadOf:
      '{first, select, away {{away} at {home}: head-to-head} other {{home} vs {away}: head-to-head}}',
  },
} as const;
