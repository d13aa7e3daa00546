/*
 * The types of what rooms send about a match. They follow the product's schemas: `state.test.ts`
 * does not compile if a member differs. A client ignores members and values that it does not know.
 */

/** Whole numbers from 0: goals, points, sets. */
export interface Sides {
  home: number;
  away: number;
}

export type Side = 'home' | 'away';

/** A team's own colours, `#rrggbb`: `second` lies on `first` in `pattern`. */
export interface Kit {
  first: string;
  second: string;
  /** `stripes`, `hoops` … */
  pattern?: string | undefined;
}

export interface Team {
  id: string;
  name: string;
  shortName: string;
  /** Abbreviation on a scoreboard: `MCI`. */
  code?: string | undefined;
  /**
   * Country code in lower case, ISO 3166-1, or 3166-2 for a part with its own teams: `br`,
   * `gb-eng`.
   */
  nation?: string | undefined;
  logoUri?: string | undefined;
  kit?: Kit | undefined;
}

/** The clock showed `seconds` at the time `at` (ms). While `running`, it continues from there. */
export interface Clock {
  seconds: number;
  running: boolean;
  at: number;
  /** Set if `seconds` is the time left, not the time played. */
  countdown?: boolean | undefined;
}

export interface Incident {
  /** A repeated id replaces the earlier incident. */
  id: string;
  /** `goal`, `yellow-card`, `substitution` … */
  type: string;
  /** The side it counts for. */
  team: Side | null;
  /** Minute of play: 45 for 45+2; null in sports without minutes. */
  minute: number | null;
  /** Minutes beyond `minute`: 2 for 45+2. */
  stoppage?: number | undefined;
  /** Seconds left in its period, if the clock counts down. */
  remaining?: number | undefined;
  period?: string | undefined;
  player?: string | undefined;
  /** The assisting player, the one who comes on, or the fouled one. */
  relatedPlayer?: string | undefined;
  playerId?: string | undefined;
  relatedPlayerId?: string | undefined;
  /** `x` and `y` are per cent of the pitch in attacking direction. */
  shot?:
    | {
        outcome: string;
        /** Chance that it scores, 0–1. */
        expectedGoals?: number | undefined;
        x?: number | undefined;
        y?: number | undefined;
      }
    | undefined;
  /** Value of a score: 3 for a three-pointer. */
  points?: number | undefined;
  play?: string | undefined;
  yards?: number | undefined;
  text?: string | undefined;
  /** The score after it. */
  score?: Sides | undefined;
  /** Set for an incident that does not count, such as a disallowed goal. */
  removed?: boolean | undefined;
}

/** Both sides' figures by name. */
export type Stats = Record<string, Sides>;

interface Line {
  matchId: string;
  sportId: number;
  leagueId: string;
  leagueName: string;
  home: Team;
  away: Team;
  /** ms. */
  startTime: number;
  /** Set while the time of day is unknown: `startTime` is noon UTC. */
  startTimeTbd?: boolean | undefined;
  /** Set while the day is unknown too: `startTime` is noon UTC of 1 January. */
  startDayTbd?: boolean | undefined;
  /** `NotStarted`, `Live`, `Finished` … */
  status: string;
  /** The period, or how the match was decided: `H1`, `HT`, `Q3`, `AET` … */
  matchStatus: string;
  clock?: Clock | undefined;
  /** Set while the feed is silent: the last message came at `since`, the clock stops at `at` (ms). */
  silence?: { since: number; at: number } | undefined;
  /** Goals or points; sets won in sports with sets. */
  score: Sides;
  /** Per half, quarter, inning or set, in order. */
  periods: Sides[];
  /** The current game in sports with sets: `40`, `A`, or a count. */
  points?: { home: string; away: string; server?: Side | undefined } | undefined;
  /** The situation of the next play; `distance` and `toGoal` are yards. */
  situation?:
    | {
        possession: Side;
        down?: number | undefined;
        distance?: number | undefined;
        toGoal?: number | undefined;
        outs?: number | undefined;
        bases?: number[] | undefined;
      }
    | undefined;
  shootout?: Sides | undefined;
  /** The winner, if score and shoot-out do not show it. */
  winner?: Side | undefined;
  /** The first entry is the half-time score. */
  gameScore: string[];
  displayStatus: { statusType: string; displayStatus: string }[];
}

/** A match as a sport's room sends it. */
export interface MatchLine extends Line {
  redCards?: Sides | undefined;
  /** Goals and cards by minute: `g64`, `y12`. */
  marks?: { home: string[]; away: string[] } | undefined;
  /** The last goal, card or other event that a list reports. */
  news?:
    | {
        type: string;
        team: Side;
        minute?: number | undefined;
        stoppage?: number | undefined;
        player?: string | undefined;
        removed?: true | undefined;
      }
    | undefined;
  stats?: Stats | undefined;
}

/** A match as its own room sends it. */
export interface MatchState extends Line {
  incidents: Incident[];
  stats: Stats;
  /** Time of the newest update's event, ms. */
  occurredAt: number;
}
