export default {
  /** Common rounds and groups of competitions. */
  round: {
    final: 'Final',
    finals: 'Finals',
    thirdPlace: 'Third place play-off',
    semiFinals: 'Semi-finals',
    semiFinal: 'Semi-final',
    quarterFinals: 'Quarter-finals',
    quarterFinal: 'Quarter-final',
    /** 16, 32, 64 or 128 take part. */
    roundOf: '{place, select, other {Round of {place}}}',
    playOffs: 'Play-offs',
    matchday: 'Matchday {place}',
    /** Single players and pairs have no matchdays. */
    ofPlayers: 'Round {place}',
    week: 'Week {place}',
    numbered: 'Round {place}',
    ordinal: '{place, select, 1 {1st} 2 {2nd} 3 {3rd} other {{place}th}} round',
    group: 'Group {place}',
  },
  /** A match won, drawn or lost: the word, and a table's letter. */
  formResult: { W: 'won', D: 'drawn', L: 'lost' },
  formLetter: { W: 'W', D: 'D', L: 'L' },
} as const;
