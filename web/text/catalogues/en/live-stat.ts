export default {
  liveStat: {
    title: 'Live statistics',
    matchTitle: '{home} vs {away}: statistics',
    description: 'Score and statistics of a match as it is played.',
    statistics: 'Statistics',
    none: 'No statistics yet.',
  },
} as const;
