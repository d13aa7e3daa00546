/** Several matches side by side, and other ways to watch one. */
export default {
  multiView: {
    title:
      '{count, plural, =0 {Matches side by side} one {# match beside others} other {# matches side by side}}',
    heading: 'Side by side',
    description: 'Up to four live matches of any sport on one screen.',
    none: 'No match chosen yet.',
    lead: 'Add up to {most} matches of any sport. The address keeps them, so you can share it.',
    add: 'Add a match',
    full: 'At most {most} matches fit. Remove one first.',
    missing: '{count, plural, one {# match was not found.} other {# matches were not found.}}',
    left: 'At most {most} matches fit: {count, plural, one {# was left out.} other {# were left out.}}',
    earlier: 'Move {match} back',
    later: 'Move {match} forward',
    remove: 'Remove {match}',
    details: 'Events and figures: {match}',
    noDetails: 'No events or figures for this match.',
    find: 'Find a match',
    choices: 'Matches to add',
    inPlay: 'In play now',
    noneInPlay: 'Nothing is in play now. Find a match by its teams.',
    found: '{count, plural, one {# match} other {# matches}}',
    notFound: 'No match has that name.',
    more: 'More ways to watch',
    beside: 'Watch beside others',
    failed: 'The search failed. Try again.',
  },
  /** A match's score in a window of its own. */
  smallWindow: { open: 'Score in a small window', back: 'Back to the match' },
} as const;
