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
  /** What a player did from match to match of the newest season. */
  seasonLine: {
    sum: '{figure} match by match, added up',
    each: '{figure} match by match',
    sums: '{figure} after each match: {values}',
    values: '{figure} in each match: {values}',
    all: 'All figures, match by match',
    match: 'Match',
  },
  per90: {
    title: 'Per 90 minutes',
    least: 'In seasons of at least {minutes} minutes.',
  },
  /** Singular; `squad` has plurals. */
  position: {
    goalkeepers: 'Goalkeeper',
    defenders: 'Defender',
    midfielders: 'Midfielder',
    forwards: 'Forward',
  },
} as const;
