import type { TableStage } from '../../realtime/sports/stage.ts';
import type { FormResult } from '../../realtime/sports/score.ts';
import type { CountedEvent, StandingsRuleWire } from '../../edge/contracts/standings-live.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import type { League } from '../domain/match.ts';

/** Which matches a table counts. */
export type Scope = 'all' | 'home' | 'away';

/** What a place of a table leads to. */
export interface Zone {
  kind:
    | 'champion'
    | 'promotion'
    | 'promotion-play-off'
    | 'qualification'
    | 'qualification-play-off'
    | 'relegation-play-off'
    | 'relegation';
  name: string;
}

export interface Season {
  id: string;
  name: string;
}

/** A team's line of a table. */
export interface StandingsRow {
  rank: number;
  team: Team;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Goals or points; sets in sports played in sets. */
  scored: number;
  conceded: number;
  /** Points or games within the sets; null in other sports. */
  rally: { scored: number; conceded: number } | null;
  /** Null where the share of wins makes the table. */
  points: number | null;
  /** 0–1 */
  winPercentage: number;
  gamesBehind: number | null;
  /** The last five results, oldest first. */
  form: readonly FormResult[];
  /** Whether a match that is going on is counted in. */
  isLive: boolean;
  /** Places gained (above 0) or lost by the matches that are going on. */
  movement: number;
  /** Of its place. */
  zone: Zone | null;
}

export interface StandingsTable {
  /** Whose matches it counts; absent: the league's own table. */
  stage?: TableStage;
  group: string | null;
  rows: readonly StandingsRow[];
  /** What the places lead to, best first. */
  zones: readonly Zone[];
}

export type StandingsRule = StandingsRuleWire;
export type { CountedEvent };

/** The tables of a season as they were read, and what it takes to move them. */
export interface Standings {
  league: Omit<League, 'country'>;
  season: Season | null;
  seasons: readonly Season[];
  scope: Scope;
  tables: readonly StandingsTable[];
  /** Null where the API does not say how its tables are made: then they stand as read. */
  rule: StandingsRule | null;
  countedEvents: readonly CountedEvent[];
}
