/** The course of a match, in sports with a list of scores or quarters instead of a timeline. */
export default {
  course: {
    scoringPlays: 'Scoring plays',
    none: 'No points yet.',
    all: 'Full play-by-play',
    leaders: 'Leaders',
    quarters: 'Quarter by quarter',
    best: 'Top scorer',
    run: 'Best run',
    leadChanges: 'Lead changes',
    total: 'Score',
    lead: 'Lead',
    biggestLead: '{team} by up to {points}',
    leads:
      '{changes, plural, one {# lead change} other {# lead changes}} · {level, plural, =0 {never level} one {level once} other {level # times}}',
  },
  /** Baseball's scoreboard totals, in words and as column heads. */
  lineScore: { runs: 'Runs', hits: 'Hits', errors: 'Errors' },
  lineScoreMark: { runs: 'R', hits: 'H', errors: 'E' },
  /** A score in a scoreboard's words. */
  play: {
    pass: '{passer} to <who>{player}</who>, {yards}\u00a0yd',
    passed: '{passer} to <who>{player}</who>',
    by: '<who>{player}</who>, {yards}\u00a0yd{how, select, run { run} kick { kick-off return} punt { punt return} interception { interception return} fumble { fumble return} other {}}',
    tried: '{kind, select, two {two-point conversion} other {extra point}}',
    triedBy: '{kind, select, two {two-point conversion} other {extra point}} {player}',
    runs: '{count, plural, one {# run} other {# runs}}',
  },
} as const;
