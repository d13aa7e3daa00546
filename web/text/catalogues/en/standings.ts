/** Tables, and the results of teams as letters: on pages of leagues, teams and matches. */
export default {
  standings: {
    heading: 'Standings',
    full: 'Full table',
    ofLeague: '{league} table',
    caption: 'Standings of {name}',
    excerpt: 'Standings of {name}, an excerpt',
    place: 'Place',
    team: 'Team',
    player: 'Player',
    form: 'Form',
    counted: 'Matches counted',
    all: 'All',
    home: 'Home',
    away: 'Away',
    seasons: 'Seasons',
    live: 'As it stands',
    playing: 'playing now',
    up: 'up {places, plural, one {# place} other {# places}}',
    down: 'down {places, plural, one {# place} other {# places}}',
    zones: 'What places lead to',
  },
  /** A match won, drawn or lost: the word, and the letter of a table. */
  formResult: { W: 'won', D: 'drawn', L: 'lost' },
  formLetter: { W: 'W', D: 'D', L: 'L' },
  /** What places of a table lead to. */
  zone: {
    champions: 'Champions',
    promotion: 'Promotion',
    promotionPlayOff: 'Promotion play-off',
    playOffs: 'Play-offs',
    roundOf16: 'Round of 16',
    relegationPlayOff: 'Relegation play-off',
    relegation: 'Relegation',
  },
} as const;
