/** The search page. */
export default {
  /** Headings of suggestions, which the server sends with them. */
  search: {
    teamsAndPlayers: 'Teams and players',
    playersInTeams: 'Players in teams',
    liveNow: 'Live now',
    'popular-leagues': 'Popular leagues',
    'popular-teams': 'Popular teams',
    'popular-players': 'Popular players',
    'popular-both': 'Popular teams and players',
  },
  searchPage: {
    title: '“{keyword}”',
    description: 'Find teams, players, leagues and sports.',
    recent: 'Recent searches',
    clear: 'Clear',
    noRecent: 'What you search for is kept here, on this device only.',
    noneHint: 'Try fewer letters, or the beginning of a name; for a match, its two teams.',
    results: 'Results',
    found: '{count, plural, one {# found for {keyword}} other {# found for {keyword}}}',
    sport: 'Sport',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    place: 'Page {page} of {last}',
  },
  /** Tabs, with the number of each kind. */
  searchTab: {
    all: 'All {count}',
    match: 'Matches {count}',
    team: 'Teams and players {count}',
    player: 'Players in teams {count}',
    league: 'Leagues {count}',
    sport: 'Sports {count}',
  },
  /** Links to all results of a kind. */
  searchAll: {
    match: 'All {count} matches',
    team: 'All {count} teams and players',
    player: 'All {count} players in teams',
    league: 'All {count} leagues',
    sport: 'All {count} sports',
  },
} as const;
