/** All leagues, teams or players of a sport. */
export default {
  directory: {
    description: 'Leagues and teams with live scores, fixtures, results and tables.',
    leagues: '{sport} leagues',
    leaguesDescription:
      '{sport} leagues by country, with live scores, fixtures, results and tables.',
    'find-league': 'Find a league',
    'no-leagues': 'No leagues yet.',
    teams: '{sport} teams',
    teamsDescription: '{sport} teams by country, with live scores, fixtures, results and tables.',
    'find-team': 'Find a team',
    'no-teams': 'No teams yet.',
    players: '{sport} players',
    playersDescription: '{sport} players from A to Z, with live scores, fixtures and results.',
    'find-player': 'Find a player',
    'no-players': 'No players yet.',
    international: 'International',
    found: '{count, plural, one {# found.} other {# found.}}',
    none: 'Nothing has that name.',
  },
  homeNation: {
    'gb-eng': 'England',
    'gb-sct': 'Scotland',
    'gb-wls': 'Wales',
    'gb-nir': 'Northern Ireland',
  },
} as const;
