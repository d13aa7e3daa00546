/** A sport's day, all live matches, and live statistics for apps. */
export default {
  /** A sport's matches of a day. */
  matchesPage: {
    title: '{sport} matches',
    dayTitle: '{sport} matches, {date}',
    dayDescription: '{sport} live scores, fixtures and results of {date}, by league.',
    description: 'Live scores, fixtures and results.',
    liveOnly: 'Live only',
    none: 'No matches on this day.',
    /**
     * For a day without matches: links to the nearest with some, and `liveOnly`'s text on any day
     * but today.
     */
    after: 'Next matches: {date}',
    before: 'Last matches: {date}',
    liveIsToday: 'Only today’s matches can be live.',
    backToToday: 'Back to today',
  },
  livePage: {
    description: 'Every match that is being played at this moment, in every sport.',
    multiView: 'Side by side',
    soon: 'About to begin',
  },
} as const;
