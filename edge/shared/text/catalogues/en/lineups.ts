/** Players, their positions, and their marks. */
export default {
  lineup: {
    title: 'Line-ups',
    expected: 'Expected line-ups: the teams have not confirmed theirs yet.',
    unknown: 'The line-up of {team} is not known yet.',
    /** Screen readers start with the goalkeeper. */
    half: '{team}, from the back',
    starters: 'Starters',
    offence: 'Offence',
    defence: 'Defence',
    special: 'Special teams',
    bench: 'Bench',
    coach: 'Coach',
    unavailable: 'Not available',
    injury: 'Injured',
    suspension: 'Suspended',
    other: 'Not available',
    captain: 'captain',
    captainMark: '(C)',
  },
  /** Marks beside a player's name, as read aloud. */
  playerMark: {
    goals: '{count, plural, one {# goal} other {# goals}}',
    ownGoals: '{count, plural, one {# own goal} other {# own goals}}',
    ownGoalsLetters: 'OG',
    assists: '{count, plural, one {# assist} other {# assists}}',
    assistsLetters: 'A',
    yellow: 'yellow card',
    'second-yellow': 'second yellow card',
    red: 'red card',
    cameOn: '<hidden>, came on </hidden>{minute}',
    wentOff: '<hidden>, went off </hidden>{minute}',
  },
  /** Short positions for line-ups. */
  positionShort: {
    goalkeepers: 'GK',
    defenders: 'DF',
    midfielders: 'MF',
    forwards: 'FW',
  },
  matchWithout: {
    lineups: 'The line-ups are not known yet.',
  },
} as const;
