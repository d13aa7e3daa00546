/** Earlier matches of both sides. */
export default {
  headToHead: {
    formOf: 'Last matches of {team}',
    meetings: 'Meetings',
    wins: '{team} won',
    draws: 'Draws',
  },
  /** What stands out in a team's last results. */
  teamFact: {
    title: 'Worth knowing',
    winning:
      '{where, select, home {{team} won their last {count} at home.} away {{team} won their last {count} away.} meetings {{team} won the last {count} meetings.} other {{team} won their last {count}.}}',
    unbeaten:
      '{where, select, home {No defeat for {team} in {count} home matches.} away {No defeat for {team} in {count} away matches.} meetings {No defeat for {team} in the last {count} meetings.} other {No defeat for {team} in {count} matches.}}',
    losing:
      '{where, select, home {{team} lost their last {count} at home.} away {{team} lost their last {count} away.} meetings {{team} lost the last {count} meetings.} other {{team} lost their last {count}.}}',
    winless:
      '{where, select, home {No win for {team} in {count} home matches.} away {No win for {team} in {count} away matches.} meetings {No win for {team} in the last {count} meetings.} other {No win for {team} in {count} matches.}}',
    scoring: '{team} scored in each of their last {count}.',
    'clean-sheets': '{team} conceded nothing in their last {count}.',
    goalless: 'No goal for {team} in {count} matches.',
  },
  matchWithout: {
    'head-to-head': 'Nothing is known of earlier matches of the two.',
  },
} as const;
