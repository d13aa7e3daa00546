import type { TableStage } from '../../realtime/sports/stage.ts';
import type { FormResult } from '../../realtime/sports/score.ts';
import type { CountedEvent, StandingsRuleWire } from '../../edge/contracts/standings-live.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import type { League } from '../domain/match.ts';

/** Which matches a table counts. */
export type Scope = 'all' | 'home' | 'away';

/** What a place in a table means. */
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

/** A team's row in a table. */
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
  /** Null in sports ranked by share of wins. */
  points: number | null;
  /** 0–1 */
  winPercentage: number;
  gamesBehind: number | null;
  /** The last five results, oldest first. */
  form: readonly FormResult[];
  /** Whether a live match is included. */
  isLive: boolean;
  /** The score of the live match, the row's own first; null without one. */
  inPlay: { own: number; other: number } | null;
  /** Places gained (above 0) or lost by live matches. */
  movement: number;
  zone: Zone | null;
}

export interface StandingsTable {
  /** Stage whose matches the table counts; absent for the league's own table. */
  stage?: TableStage;
  group: string | null;
  rows: readonly StandingsRow[];
  /** Zones of the table's places, best first. */
  zones: readonly Zone[];
}

export type StandingsRule = StandingsRuleWire;
export type { CountedEvent };

/** The loaded tables of a season, and the data to update them. */
export interface Standings {
  league: Omit<League, 'country'>;
  season: Season | null;
  seasons: readonly Season[];
  scope: Scope;
  tables: readonly StandingsTable[];
  /** Null if the API does not send it; the tables then stay as loaded. */
  rule: StandingsRule | null;
  countedEvents: readonly CountedEvent[];
  /** Whether the API has an outlook of this season. */
  hasOutlook?: true;
}
