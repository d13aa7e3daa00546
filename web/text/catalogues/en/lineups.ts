/** Who plays, where on the pitch, and what they did. */
export default {
  lineup: {
    title: 'Line-ups',
    expected: 'Expected line-ups: the teams have not handed theirs in.',
    unknown: 'The line-up of {team} is not known yet.',
    /** Players are read aloud from the goalkeeper on. */
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
  /** Signs beside a player's name, as they are read aloud. */
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
  /** A position as short as a line-up needs it. */
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
