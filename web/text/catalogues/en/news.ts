/** News: lists, articles and their search. */
export default {
  news: {
    ofSport: '{sport} news',
    bySport: 'News by sport',
    description: 'News of matches, leagues and teams.',
    none: 'No news yet.',
    more: 'More news',
    loading: 'Loading…',
    count: '{count, plural, one {# article is listed.} other {# articles are listed.}}',
    search: 'Search news',
    searchTitle: '“{keyword}” in the news',
    searchBox: 'Search teams, leagues and headlines',
    noneHint: 'Try fewer words, or the beginning of one.',
    found: '{count, plural, =0 {Nothing found.} one {# article found.} other {# articles found.}}',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
  },
  article: {
    by: 'By {author}',
    updated: 'Updated {time}',
    minutes: '{count, plural, one {# min read} other {# min read}}',
    inYourLanguage: 'Read it in English',
    matches: 'The matches',
    about: 'More about',
    related: 'Related news',
    share: 'Share',
    copied: 'Link copied',
    read: 'Read the article',
  },
  /** An article's language, where it is another than the page's. */
  newsLanguage: {
    en: 'In English',
    es: 'In Spanish',
    pt: 'In Portuguese',
  },
} as const;
