/** Keys of an action's successes and attempts. */
type Tried<Key extends string> = Key | `${Key}-attempted`;

/** Column keys of box scores. */
export type ColumnKey =
  | Tried<'field-goals' | 'three-pointers' | 'free-throws'>
  | Tried<'gridiron-field-goals' | 'extra-points'>
  | `${'passing' | 'rushing' | 'receiving'}-${'yards' | 'touchdowns'}`
  | 'shots'
  | 'shots-on-target'
  | 'key-passes'
  | 'tackles'
  | 'saves'
  | 'fouls'
  | 'yellow-cards'
  | 'red-cards'
  | 'goals'
  | 'own-goals'
  | 'goal-assists'
  | 'throws'
  | 'suspensions'
  | 'points'
  | 'rebounds'
  | 'offensive-rebounds'
  | 'defensive-rebounds'
  | 'assists'
  | 'steals'
  | 'blocks'
  | 'turnovers'
  | 'personal-fouls'
  | 'plus-minus'
  | 'minutes'
  | 'sacks'
  | 'interceptions'
  | 'interceptions-thrown'
  | 'fumbles'
  | 'fumbles-recovered'
  | 'completions'
  | 'passing-attempts'
  | 'sacked'
  | 'carries'
  | 'longest-rush'
  | 'receptions'
  | 'targets'
  | 'longest-reception'
  | 'gridiron-tackles'
  | 'kicking-points'
  | 'punts'
  | 'hits'
  | 'home-runs'
  | 'walks'
  | 'strikeouts'
  | 'at-bats'
  | 'runs'
  | 'runs-batted-in';

/** Keys of columns that pages compute from two others; sources never send them. */
export type ComputedKey =
  | `${'field-goal' | 'three-point' | 'free-throw'}-percentage`
  | `yards-per-${'attempt' | 'carry' | 'reception'}`;

/**
 * Keys of the figures of a side or a player. Sources send figures by key, and the text with the
 * same key names the figure, unless it has a `word`.
 */
export type FigureKey =
  | ColumnKey
  | Tried<'third-downs' | 'break-points'>
  | 'possession'
  | 'expected-goals'
  | 'shots-off-target'
  | 'blocked-shots'
  | 'big-chances'
  | 'corners'
  | 'free-kicks'
  | 'passes'
  | 'pass-accuracy'
  | 'offsides'
  | 'seven-metre-goals'
  | 'total-yards'
  | 'first-downs'
  | 'balls-lost'
  | 'fumbles-lost'
  | 'penalties'
  | 'penalty-yards'
  | 'possession-time'
  | 'left-on-base'
  | 'aces'
  | 'double-faults'
  | 'first-serve-percentage'
  | 'first-serve-points-won'
  | 'second-serve-points-won'
  | 'winners'
  | 'unforced-errors'
  | 'points-won'
  | 'service-points-won'
  | 'games-won'
  | 'volleyball-blocks'
  | 'errors';

/** A single figure. */
export interface Figure<Key extends FigureKey = FigureKey> {
  key: Key;
  /** The key of the figure's text, if other sports use `key` for another term. */
  word?: Key;
}
