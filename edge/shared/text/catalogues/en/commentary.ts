/** Sentences of the commentary. */
export default {
  /** `who` is a player, a side or both. */
  commentary: {
    latestFirst: 'Commentary, latest first',
    keyOnly: 'Key moments only',
    earlier: 'Earlier',
    playerOf: '{player} ({team})',
    players: '{player} and {other}',
    plain: '{incident}.',
    plainBy: '{incident}: {who}.',
    goal: '{kind, select, kick {Penalty goal!} throw {7-metre goal!} other {Goal!}} {who} scores.',
    goalAssisted:
      '{kind, select, kick {Penalty goal!} throw {7-metre goal!} other {Goal!}} {who} scores, assisted by {assist}.',
    goalOfTeam: '{kind, select, kick {Penalty goal!} throw {7-metre goal!} other {Goal!}} {team}.',
    ownGoal: 'Own goal by {player}!{side, select, none {} other { The goal counts for {team}.}}',
    ownGoalUnknown: 'Own goal!{side, select, none {} other { The goal counts for {team}.}}',
    substitution:
      '{side, select, none {Substitution} other {Substitution for {team}}}: {player} comes on for {off}.',
    comesOn:
      '{side, select, none {Substitution} other {Substitution for {team}}}: {player} comes on.',
    shot: '{who} {outcome, select, goal {scores} saved {sees the shot saved} blocked {has the shot blocked} woodwork {hits the woodwork} other {shoots off target}}.',
    shotSetUp:
      '{who} {outcome, select, goal {scores} saved {sees the shot saved} blocked {has the shot blocked} woodwork {hits the woodwork} other {shoots off target}}, set up by {assist}.',
    basket: '{kind, select, 1 {Free throw} 2 {Two-pointer} other {Three-pointer}}: {who}.',
    basketAssisted:
      '{kind, select, 1 {Free throw} 2 {Two-pointer} other {Three-pointer}}: {who}, assisted by {assist}.',
    runs: '{incident}: {who}, {count, plural, one {# run} other {# runs}}.',
    /** Kind of a touchdown, after the scorer. */
    passFrom: 'pass from {passer}',
    run: 'run',
    'kick-return': 'kick-off return',
    'punt-return': 'punt return',
    interception: 'interception return',
    fumble: 'fumble return',
    yards: '{yards, plural, one {# yard} other {# yards}}',
    try: '{kind, select, two {Two-point conversion} other {Extra point}}',
    foulOn: 'Foul by {who} on {player}.',
    takenBack: 'Taken back: {incident}.',
    takenBackOf: 'Taken back: {incident} by {who}.',
    score:
      '{first, select, away {{away} {awayScore}, {home} {homeScore}.} other {{home} {homeScore}, {away} {awayScore}.}}',
  },
  matchWithout: {
    commentary: 'No commentary on this match yet.',
  },
} as const;
