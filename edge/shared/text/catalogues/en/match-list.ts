/** Fixtures and results of a league or a team. */
export default {
  matchList: {
    all: 'All',
    allOf: 'All: {title}',
    more: 'Show more',
    loading: 'Loading…',
    failed: 'More matches could not be loaded.',
    count: '{count, plural, one {# match is listed.} other {# matches are listed.}}',
  },
} as const;
