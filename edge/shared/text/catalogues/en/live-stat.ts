export default {
  liveStat: {
    title: 'Live statistics',
    matchTitle:
      '{first, select, away {{away} at {home}: statistics} other {{home} vs {away}: statistics}}',
    description: 'Score and statistics of a match as it is played.',
    statistics: 'Statistics',
    none: 'No statistics yet.',
  },
} as const;
