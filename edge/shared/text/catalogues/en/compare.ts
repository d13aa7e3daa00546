/** Two teams or players side by side. */
export default {
  header: {
    compare: 'Compare',
  },
  compare: {
    title: '{one} and {other} side by side',
    ofTeams: '{one} and {other}: table, form and meetings side by side.',
    ofPlayers: '{one} and {other}: figures of the season side by side.',
    change: 'Change',
    changeOf: 'Change {name}',
    season: 'Season figures',
    perGame: 'Figures per game.',
    nothing: 'Nothing is known about these two yet.',
    scored:
      '{sport, select, football {Goals per match} handball {Goals per match} baseball {Runs per game} other {Points per game}}',
    conceded:
      '{sport, select, football {Goals against per match} handball {Goals against per match} baseball {Runs against per game} other {Points against per game}}',
    /** Above a search for the other one. */
    pick: 'Compare {name} with…',
    pickDescription: 'Pick whom to compare {name} with.',
    search: 'Search by name',
    found: 'Results',
    back: 'Back to {name}',
  },
} as const;
