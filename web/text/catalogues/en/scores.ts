/** Lists of matches by league, live scores, and how days and dates are called. */
export default {
  date: {
    /** Short names with spaces between, weeks from Sunday on. Dates are made of them. */
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    short: '{day} {month}',
    /** Seven of these share the width of a phone. */
    narrow: '{day} {month}',
    withYear: '{day} {month} {year}',
    withWeekday: '{weekday} {date}',
    withTime: '{date}, {time}',
  },
  day: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    tomorrowShort: 'Tom.',
    yesterday: 'Yesterday',
    yesterdayShort: 'Yest.',
    unknown: 'Day unknown',
    choose: 'Choose a day',
    list: 'Dates',
  },
  scores: {
    title: 'Live scores',
    liveNow: 'Live now',
    noneLive: 'No match is live at this moment.',
    inPlay: 'Being played',
    loading: 'Loading matches',
    partial: "Some of this page can't be loaded right now. Scores are live.",
    leagueMatches: '{count, plural, one {# match} other {# matches}} of {league}',
    versus: '{home} vs {away}',
    serving: 'serving',
    redCards: '{count, plural, one {red card} other {# red cards}}',
  },
  home: {
    description:
      'Live scores, fixtures and results of today in football, basketball, tennis and more.',
    nothingElse: 'Nothing else is on today.',
    none: 'No matches today.',
    otherDays: 'Look at other days',
  },
  /** A sport's matches of a day. */
  matchesPage: {
    title: '{sport} matches',
    dayTitle: '{sport} matches, {date}',
    dayDescription: '{sport} live scores, fixtures and results of {date}, by league.',
    description: 'Live scores, fixtures and results.',
    liveOnly: 'Live only',
    none: 'No matches on this day.',
    backToToday: 'Back to today',
  },
  livePage: {
    description: 'Every match that is being played at this moment, in every sport.',
    sports: 'Sports that are live',
    soon: 'About to begin',
  },
  /** Live and coming matches above a page. */
  strip: {
    failed: 'Live scores could not be loaded.',
    none: 'No match is live or about to begin.',
    all: 'All live',
  },
  liveStat: {
    title: 'Live statistics',
    matchTitle: '{home} vs {away}: statistics',
    description: 'Score and statistics of a match as it is played.',
    statistics: 'Statistics',
    none: 'No statistics yet.',
  },
  /** How a match stands; English words of spec point 4 stay as they are. */
  eventStatus: {
    Upcoming: 'Upcoming',
    Postponed: 'Postponed',
    Cancelled: 'Cancelled',
    Delayed: 'Delayed',
    Abandoned: 'Abandoned',
    Suspended: 'Suspended',
    Interrupted: 'Interrupted',
    Unknown: 'Unknown',
    Live: 'Live',
    FT: 'FT',
    Final: 'Final',
    halfTime: 'HT | {score}',
  },
  /** Where in the match play is, as short as a list needs it. */
  matchStatus: {
    H: 'H{number}',
    HT: 'HT',
    ET: 'ET{number}',
    ETHT: 'ETHT',
    PEN: 'PEN',
    Q: 'Q{number}',
    OT: '{number, select, 1 {OT} other {OT{number}}}',
    S: 'S{number}',
    I: 'I{number}',
    Break: 'Break',
    Ended: 'Ended',
    AET: 'AET',
    AP: 'AP',
  },
  /** Rounds and groups that most competitions have. */
  round: {
    final: 'Final',
    finals: 'Finals',
    thirdPlace: 'Third place play-off',
    semiFinals: 'Semi-finals',
    quarterFinals: 'Quarter-finals',
    roundOf16: 'Round of 16',
    roundOf32: 'Round of 32',
    playOffs: 'Play-offs',
    matchday: 'Matchday {place}',
    numbered: 'Round {place}',
    group: 'Group {place}',
  },
  /** A match won, drawn or lost: the word, and the letter of a table. */
  formResult: { W: 'won', D: 'drawn', L: 'lost' },
  formLetter: { W: 'W', D: 'D', L: 'L' },
} as const;
