export default {
  home: {
    description:
      'Today’s live scores, fixtures and results in football, basketball, tennis and more.',
    nothingElse: 'Nothing else is on today.',
    none: 'No matches today.',
    otherDays: 'See other days',
    yours: '{kind, select, player {Your player} other {Your team}}',
    yourTeams: 'Your teams',
    addTeam: 'Add a team',
    all: 'All',
    noTeams: 'Teams that you follow show their scores here.',
    channel: 'On the channel',
    onNow: 'On now',
    news: 'News',
    allNews: 'All news',
  },
} as const;
