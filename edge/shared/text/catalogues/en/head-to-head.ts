/** Earlier matches of both sides. */
export default {
  headToHead: {
    formOf: 'Last matches of {team}',
    meetings: 'Meetings',
    wins: '{team} won',
    draws: 'Draws',
  },
  matchWithout: {
    'head-to-head': 'No earlier matches between the two are known.',
  },
} as const;
