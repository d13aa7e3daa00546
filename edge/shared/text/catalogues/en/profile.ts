/** Pages of leagues and of teams. */
export default {
  header: {
    squads: 'Squads',
  },
  /** Tab names of a league's or a team's screens. */
  screen: {
    overview: 'Overview',
    fixtures: 'Fixtures',
    results: 'Results',
    standings: 'Standings',
    bracket: 'Bracket',
    squads: 'Squads',
  },
  profile: {
    /** For an unknown league or team. */
    description: 'Live scores.',
    noFixtures: 'No matches to come.',
    noResults: 'No results yet.',
  },
  league: {
    liveAndNext: 'Live and next',
    results: 'Latest results',
    beside: 'More of the league',
    side: 'Tables and players',
    bracket: 'Knock-out bracket',
    seasonOver: 'The {season} {kind, select, tournament {tournament} other {season}} is over',
    over: 'The {kind, select, tournament {tournament} other {season}} is over',
    /** A player's or a pair's word fits women and men. */
    champion: '{by, select, team {Champions} other {Champion}}',
    finalTable: 'Final table',
    unreported: 'Matches without a result',
    /** 'Matchday 14 of 38'. */
    roundOf: '{round} of {count}',
  },
  leagueTitle: {
    overview: '{league} live scores, fixtures and table',
    fixtures: '{league} fixtures',
    results: '{league} results',
    standings: '{league} standings',
    bracket: '{league} bracket',
  },
  leagueDescription: {
    overview: '{league}: scores, fixtures and table.',
    fixtures: '{league}: coming matches with dates and times.',
    results: '{league}: results of all matches.',
    standings: '{league}: live table with form and places.',
    bracket: '{league}: knock-out bracket, live.',
  },
  bracket: {
    rounds: 'Rounds',
    label: 'Bracket of {league}',
    open: 'To be decided',
    notDrawn: 'Not drawn yet',
    bye: 'Bye',
    goesThrough: 'goes through',
    penalties: 'penalties',
    aggregate: 'on aggregate',
    leg: '{leg, select, 1 {1st leg} 2 {2nd leg} 3 {3rd leg} other {{leg}th leg}}',
    /** A link to a match: its score or its start. */
    match: '{first, select, away {{away} at {home}, {state}} other {{home} vs {away}, {state}}}',
    legMatch:
      '{first, select, away {{away} at {home}, {leg} {state}} other {{home} vs {away}, {leg} {state}}}',
  },
  topPlayers: {
    goals: 'Top scorers',
    points: 'Top scorers',
    pointsPerGame: 'Points per game',
    'home-runs': 'Most home runs',
    'passing-yards': 'Most passing yards',
    other: 'Most {figure}',
  },
  /** A cup's participants, each with its squad. */
  roster: {
    title: '{league} squads',
    description: '{league}: all teams by group with their squads.',
    squad: 'squad',
    none: 'The squad is not known.',
    team: 'All of {team}',
  },
  squad: {
    goalkeepers: 'Goalkeepers',
    defenders: 'Defenders',
    midfielders: 'Midfielders',
    forwards: 'Forwards',
    players: 'Players',
    age: '{years, plural, one {# year} other {# years}}',
  },
  compare: {
    link: 'Compare',
  },
  team: {
    leaguesOf: 'Leagues of {team}',
    allLeagues: 'All',
    live: 'Live now',
    next: 'Next match',
    overdue: 'No news yet',
    last: 'Last match',
    against: 'against',
    fixtures: 'Coming matches',
    results: 'Last results',
    side: 'Form, table and squad',
    facts: 'Facts',
    ground: 'Ground',
    squad: 'Squad',
  },
  teamTitle: {
    overview: '{team} live score, next match and squad',
    /** A player has no squad. */
    playerOverview: '{team} live score, next match and results',
    fixtures: '{team} fixtures',
    results: '{team} results',
    standings: '{team} standings',
  },
  teamDescription: {
    overview: '{team}: next match, form and squad.',
    playerOverview: '{team}: next match, form and results.',
    fixtures: '{team}: coming matches with dates and times.',
    results: '{team}: results of all matches.',
    standings: '{team}: its place in the live table.',
  },
} as const;
