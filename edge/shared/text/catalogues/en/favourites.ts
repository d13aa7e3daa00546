/** Stars and favourites. */
export default {
  favourites: {
    removed: '{name} is no longer a favourite.',
    undo: 'Undo',
    tooMany: 'You have {count} favourites. Remove one to add another.',
    /** After sign-out has cleared the device. */
    left: 'Your favourites are kept in your account.',
    keep: 'Keep them here too',
    added: '{name} is a favourite now.',
    alerts: 'Turn on alerts',
  },
  /** The offer to a fan to install the product, and how Safari does it. */
  install: {
    title: 'Keep {brand} at hand',
    lead: 'Install it: your matches are one tap away.',
    action: 'Install',
    steps: 'In Safari, tap Share, then “Add to Home Screen”: your matches are one tap away.',
  },
  /** Alerts about favourites' matches while another page is in front. */
  alerts: {
    start: '{beginning, select, start {Under way} other {Kick-off}}',
    scored:
      '{what, select, goal {Goal for {team}} sets {Set for {team}} games {Game for {team}} other {{team} score}}',
    /** Both sides have scored since. */
    scoredBoth: 'New score',
    corrected: 'Score corrected',
    lead: '{team} take the lead',
    lineups: 'The line-ups are out',
    /** A break of serve, or what a player has done; void: a goal that does not count. */
    moment:
      '{moment, select, serveBreak {Break of serve: {who}} goal {Goal: {who}} ownGoal {Own goal: {who}} touchdown {Touchdown: {who}} fieldGoal {Field goal: {who}} homeRun {Home run: {who}} yellow {Yellow card: {who}} red {Red card: {who}} suspension {Two minutes: {who}} on {{who} comes on} off {{who} goes off} other {The goal by {who} does not count}}',
    redCard: 'Red card for {team}',
    break:
      '{part, select, halfTime {Half-time} normalTime {End of normal time} extraHalf {Half-time of extra time} play {Penalty shoot-out} quarter {End of quarter {number}} other {End of overtime}}',
    /** OT: after overtime, if a sport has it. */
    end: '{how, select, FT {Full time} AET {Full time, after extra time} AP {Decided on penalties} OT {Final score, after overtime} Walkover {Walkover} Retired {Retirement} Defaulted {Disqualification} Awarded {Result awarded} other {Final score}}',
    off: '{status, select, Postponed {Postponed} Cancelled {Cancelled} other {Abandoned}}',
    pairing: '{first, select, away {{away} at {home}} other {{home} v {away}}}',
    score:
      '{first, select, away {{away} {awayScore}–{homeScore} {home}} other {{home} {homeScore}–{awayScore} {away}}}',
    penalties: '{score} ({home}–{away} on penalties)',
    winner: '{match}: {winner} win',
    more: '{count, plural, one {News from # more of your matches} other {News from # more of your matches}}',
    bell: 'Alerts: {name}',
    bellOn: 'Alerts are on: {name}',
    title: 'Alerts: {name}',
    where: 'While you are on this site, you get alerts for:',
    /** With alerts while the site is closed. */
    whereClosed: 'You get alerts on this device for:',
    kindStart: '{beginning, select, start {Start} other {Kick-off}}',
    kindScore: '{what, select, goal {Goals} sets {Sets won} games {Games won} other {Scores}}',
    kindLineups: 'Line-ups',
    kindServeBreak: 'Breaks of serve',
    kindLead: 'Lead changes in the last five minutes',
    kindCard: 'Cards',
    kindField: 'Comes on or goes off',
    /** Kinds that need alerts while the site is closed. */
    pushedToo: 'These come while this site is closed, and while it is open:',
    pushedOnly: 'Player alerts come through the service below, also while this site is open.',
    playersAway: 'Player alerts are not available in this browser.',
    kindRedCard: 'Red cards',
    kindBreak: '{family, select, quarters {End of each quarter} other {Half-time}}',
    kindEnd: '{final, select, FT {Full time} other {Final score}}',
    turnOn: 'Turn on alerts',
    turnOff: 'Turn off alerts',
    notify: "Use this device''s notifications while I look at something else",
    notifyHow: 'Your browser asks whether you allow it. Some tab of this site must stay open.',
    notifyDenied:
      'Your browser blocks notifications from this site. You can allow them in its settings; until then alerts show on the pages only.',
    notifyFailed:
      'This browser has no notifications without an app: alerts show on the pages only.',
    notifySample: 'Alerts will look like this.',
    /** First message of alerts for closed pages. */
    welcome: 'Alerts are on',
    push: 'Alerts while this site is closed',
    pushHow:
      "Your browser asks whether you allow it. Its maker''s service delivers the alerts, encrypted; no account is needed.",
    pushFailed: 'This did not work. Try again in a moment.',
    pushHomeScreen:
      'For alerts while this site is closed, add it to your Home Screen and open it there.',
    quiet: 'Quiet hours',
    quietFrom: 'from',
    quietTo: 'to',
    hidesScores: 'Without scores: only that something has happened',
    /** A message without scores. */
    something: 'Something has happened',
  },
  /** Calendar files, and the dialog that offers their addresses. */
  calendar: {
    watch: 'Where to watch: {channels}',
    /** A match that is off: 'Postponed: Elk v Hawks'. */
    marked: '{mark}: {match}',
    subscribe: 'Add the matches of {name} to your calendar',
    title: '{name} in your calendar',
    intro: 'Your calendar app follows the matches by itself: new times, results and channels.',
    open: 'Open in calendar app',
    address: 'Calendar address',
    copy: 'Copy address',
    copied: 'Address copied',
    notCopied: 'Not copied: select the address and copy it yourself.',
    results: 'Show results',
    hint: 'In Google Calendar, choose “Other calendars”, then “From URL”, and paste the address.',
    /** The calendar of all that a fan follows. */
    mine: 'My matches',
    subscribeMine: 'Add my matches to a calendar',
    titleMine: 'My matches in your calendar',
    introMine:
      'One calendar of all that you follow: teams, leagues, matches, and the teams of your players. What you star later is added.',
    make: 'Make an address',
    made: 'This is your address.',
    secret: 'Whoever knows this address can see which matches you follow, and nothing else.',
    replace: 'Replace address',
    replaced: 'This is your new address. The earlier one no longer works.',
    stop: 'End calendar',
    stopped: 'The calendar has ended.',
    replaceHint: 'Calendar apps with the earlier address will get no more matches.',
    failed: 'This did not work. Try again in a moment.',
    tooMany: 'Too many calendars were made from your network today. Sign in to make yours.',
    tooManyOwn:
      'You have made many calendars lately. Keep the one you have, or try again in a few weeks.',
  },
} as const;
