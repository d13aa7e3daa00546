/** Pages about the product itself. */
export default {
  header: {
    partnership: 'Partnership',
  },
  policyPage: {
    title: 'Policy',
    description: '{policy}, section by section.',
    sectionDescription: '{section}: a section of the {policy}.',
    steps: 'Sections before and after',
    version: 'Version {version}',
    since: 'In force since {date}',
    otherLanguage: 'This text is not available in English.',
  },
  partnership: {
    title: 'Partnership',
    description: 'For leagues, clubs, publishers and data suppliers: how to work with us.',
    heading: 'Partner with {brand}',
    lead: 'Fans come to {brand} for one thing: the score, now. There is room beside it for those who bring the game to them.',
    leagues: 'Leagues and clubs',
    leaguesText:
      'Put your competition before fans who follow it live: fixtures, tables, line-ups and every goal, from your own data or that of your supplier.',
    publishers: 'Publishers',
    publishersText:
      'Send readers of your stories to the match they are about, as it is played: every one has an address of its own and a picture to share.',
    suppliers: 'Data suppliers',
    suppliersText:
      'Deliver updates by signed HTTP, one at a time or by the thousand. Duplicates, late and corrected scores are sorted out on arrival.',
    ask: 'Tell us who you are, what you have in mind and from when. A person answers within three working days.',
    subject: 'Partnership with {brand}',
    write: 'Write to {email}',
  },
  appInfo: {
    title: 'The app',
    description: 'What the app does, what it asks of your phone, and whom to write to.',
    heading: 'The {brand} app',
    version: 'Version {version}',
    scores: 'Scores as they happen',
    scoresText:
      'A goal is on your screen the moment it is known. Nothing to pull, nothing to reload.',
    light: 'Light on battery and data',
    lightText: 'Only what changed is sent: an evening of football is less than a photo.',
    account: 'No account needed',
    accountText: 'It does not ask for your contacts, your location or your name.',
  },
  appDownload: {
    title: 'Get the app',
    description: 'Live scores on your phone.',
    heading: 'Get the {brand} app',
    text: 'Open this page on your phone and it leads to the right store by itself.',
  },
  appBanner: {
    label: 'The app',
    text: '{brand} is faster in the app.',
    open: 'Open in the app',
    store: 'Get the app',
  },
  share: {
    'open-match': 'Follow the match',
    'open-video': 'Watch the video',
    'open-team': 'To the team',
    'open-league': 'To the league',
    next: 'Next matches',
  },
  slip: {
    title: '{count, plural, one {# selection} other {# selections}}',
    description: 'A shared slip: what was picked, the scores and today’s odds.',
    total: 'Total odds',
    noPrice: 'not offered now',
    gone: 'This match is not here any more',
    note: 'For information only: no bets are taken here. Odds are the best ones now, not those from when the slip was shared.',
  },
  testPage: {
    title: 'What is known of you',
  },
  restricted: {
    title: 'Not available',
    reason:
      'The rules where you are do not let us show {brand}. Only travelling? It opens again as soon as you are back.',
    mistake: 'Is this a mistake? <link>Write to {email}</link>',
    deletion: 'How to delete your account',
    open: '{brand} is open where you are.',
  },
} as const;
