/** Match rows, live scores, and formats of days and dates. */
export default {
  date: {
    /** Short names for dates, separated by spaces; weeks start on Sunday. */
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    short: '{day} {month}',
    /** Seven of these share a phone's width. */
    narrow: '{day} {month}',
    withYear: '{day} {month} {year}',
    withWeekday: '{weekday} {date}',
    withTime: '{date}, {time}',
    /** Replaces a time that is not known yet. */
    tbd: 'TBD',
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
    mine: 'My matches',
    title: 'Live scores',
    liveNow: 'Live now',
    noneLive: 'No match is live at this moment.',
    inPlay: 'Being played',
    loading: 'Loading matches',
    partial: "Some of this page can't be loaded right now. Scores are live.",
    leagueMatches:
      '{count, plural, one {# match} other {# matches}}{live, select, 0 {} other {, {live} live}} of {league}',
    live: '{count} live',
    sports: 'Sports that are live',
    versus: '{first, select, away {{away} at {home}} other {{home} vs {away}}}',
    serving: 'serving',
    possession: '{family, select, innings {at bat} other {has the ball}}',
    redCards: '{count, plural, one {red card} other {# red cards}}',
    /** The word between both sides before a score exists. */
    between: '{first, select, away {@} other {vs}}',
    /** Above a goal's scorer, and a corrected score's former one. */
    goal: 'GOAL',
    was: 'was {score}',
    /** In the row of a match, for a few seconds. */
    goalNow: 'Goal',
    /** Below a stopped clock. */
    noNews: 'no news',
    /** Last event of a match, in its row. */
    news: '{kind, select, own {Own goal} penalty {Penalty} missed {Penalty missed} yellow {Yellow card} red {Red card} touchdown {Touchdown} field {Field goal} safety {Safety} homer {Home run} void {Goal disallowed} other {Goal}}{time, select, none {} other { {minute}}} {who}',
    level: 'Level',
    lead: '{team} by {count}',
  },
  periods: {
    sets: 'Sets',
    games: 'Games',
    team: 'Team',
    pair: 'Pair',
    player: 'Player',
    /** Tennis game points, short. */
    points: 'Pts',
  },
  /** Live and next matches above a page. */
  strip: {
    failed: 'Live scores could not be loaded.',
    none: 'No match is live or about to begin.',
    all: 'All live',
  },
  /** A match's status; English words of spec point 4 stay unchanged. */
  eventStatus: {
    Upcoming: 'Upcoming',
    /** It should have begun, but no feed confirms it. */
    Overdue: 'No news yet',
    /** It should have begun over a day ago, without any report. */
    Unreported: 'No result',
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
    penalties: 'Pens {score}',
    noUpdateSince: 'No update since {time}',
    /** Short form: time of the last news. */
    latest: 'Latest {time}',
  },
  /** Where the whole word does not fit. */
  eventStatusShort: {
    Postponed: 'Postp.',
    Cancelled: 'Canc.',
    Abandoned: 'Aband.',
    Suspended: 'Susp.',
    Interrupted: 'Interr.',
  },
  /** Text of the line of a match. */
  line: {
    minute: 'Minute {minute} of {end}.',
    goals: 'Goals: {list}.',
    yellow: 'Yellow cards: {list}.',
    red: 'Red cards: {list}.',
  },
  /** Situation of the next play. */
  situation: {
    down: '{down, select, 1 {1st} 2 {2nd} 3 {3rd} other {{down}th}}{toGo, select, goal { & goal} yards { & {distance}} other { down}}',
    outs: '{outs, plural, one {# out} other {# outs}}',
    base: '{base, select, 1 {1st} 2 {2nd} 3 {3rd} other {{base}}}',
    runners: '{count, plural, =0 {bases empty} one {runner on {bases}} other {runners on {bases}}}',
  },
  /** Current period of a match, as short as a list needs it. */
  matchStatus: {
    H: 'H{number}',
    HT: 'HT',
    ET: 'ET{number}',
    ETHT: 'ET break',
    PEN: 'Pens',
    Q: 'Q{number}',
    OT: '{number, select, 1 {OT} other {OT{number}}}',
    S: 'Set {number}',
    /** A set in sports with games. */
    G: 'Game {number}',
    I: 'Inn {number}',
    half: '{half, select, top {Top} other {Bot}} {number}',
    Break: 'Break',
    endOf: 'End {period}',
    wholeHalf: '{number, select, 1 {1st} 2 {2nd} other {{number}th}} half',
    Ended: 'Ended',
    AET: 'AET',
    AP: 'After pens',
    Walkover: 'Walkover',
    Retired: 'Retired',
    Defaulted: 'Defaulted',
    Awarded: 'Awarded',
  },
} as const;
