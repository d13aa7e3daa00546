/** The page of a player. */
export default {
  playerPage: {
    title: '{player}: matches, statistics and team',
    description: '{player}: last matches and figures season by season.',
    descriptionInTeam: '{player} of {team}: last matches and figures season by season.',
    teams: '{count, plural, one {Team} other {Teams}}',
    number: 'Shirt number',
    position: 'Position',
    born: 'Born',
    bornAndAge: '{date} ({age})',
    club: 'Club',
    side: 'Facts and seasons',
    seasons: 'Season by season',
    averages: 'Per game, season by season',
    seasonsOf: 'Seasons: {table}',
    season: 'Season',
    appearances: 'Matches',
    matches: 'Last matches',
    noMatches: 'No match is known yet.',
    started: 'Started',
  },
  /** Singular; `squad` has plurals. */
  position: {
    goalkeepers: 'Goalkeeper',
    defenders: 'Defender',
    midfielders: 'Midfielder',
    forwards: 'Forward',
  },
} as const;
