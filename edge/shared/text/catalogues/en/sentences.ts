/** Sentences about a match: what mattered in it so far, and what stands out in earlier ones. */
export default {
  /** What mattered so far, for those who open a live match late. */
  soFar: {
    title: 'So far',
    ahead: '{team} took the lead{how}{at}.',
    level: '{team} drew level{how}{at}.',
    behind: '{team} had trailed {score}.',
    led: '{team} had led {score}.',
    biggest: 'The biggest lead: {team}, by {points}.',
    last: 'Last to score: {team}{how}{at}.',
    how: '{type, select, goal {with a goal by {who}} owngoal {with an own goal by {who}} penaltygoal {with a penalty by {who}} touchdown {with a touchdown by {who}} fieldgoal {with a field goal by {who}} homerun {with a home run by {who}} other {through {who}}}',
    off: '{who} ({team}) was sent off{at}.',
    manyOff: '{count} players were sent off: {names}.',
    missed: '{who} ({team}) missed a {penalty, select, throw {7-metre throw} other {penalty}}{at}.',
    set: '{team} won set {number} {score}.',
    breaks:
      '{team} broke serve {count, plural, one {once} =2 {twice} other {# times}} in this set.',
  },
  /** What stands out in a team's last results. */
  teamFact: {
    title: 'Worth knowing',
    winning:
      '{where, select, home {{team} won their last {count} at home.} away {{team} won their last {count} away.} meetings {{team} won the last {count} meetings.} hosted {{team} won the last {count} meetings at home.} other {{team} won their last {count}.}}',
    unbeaten:
      '{where, select, home {No defeat for {team} in {count} home matches.} away {No defeat for {team} in {count} away matches.} meetings {No defeat for {team} in the last {count} meetings.} hosted {No defeat for {team} in the last {count} meetings at home.} other {No defeat for {team} in {count} matches.}}',
    losing:
      '{where, select, home {{team} lost their last {count} at home.} away {{team} lost their last {count} away.} meetings {{team} lost the last {count} meetings.} hosted {{team} lost the last {count} meetings at home.} other {{team} lost their last {count}.}}',
    winless:
      '{where, select, home {No win for {team} in {count} home matches.} away {No win for {team} in {count} away matches.} meetings {No win for {team} in the last {count} meetings.} hosted {No win for {team} in the last {count} meetings at home.} other {No win for {team} in {count} matches.}}',
    scoring:
      '{where, select, home {{team} scored in each of their last {count} at home.} away {{team} scored in each of their last {count} away.} other {{team} scored in each of their last {count}.}}',
    'clean-sheets':
      '{where, select, home {{team} conceded nothing in their last {count} at home.} away {{team} conceded nothing in their last {count} away.} other {{team} conceded nothing in their last {count}.}}',
    goalless:
      '{where, select, home {No goal for {team} in {count} home matches.} away {No goal for {team} in {count} away matches.} other {No goal for {team} in {count} matches.}}',
  },
} as const;
