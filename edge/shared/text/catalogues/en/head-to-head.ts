/** Earlier matches of both sides. */
export default {
  headToHead: {
    formOf: 'Last matches of {team}',
    meetings: 'Meetings',
    wins: '{team} won',
    draws: 'Draws',
  },
  matchWithout: {
    'head-to-head': 'Nothing is known of earlier matches of the two.',
  },
} as const;
