import type { Team } from '../../../realtime/protocol/match-state.ts';
import type { Zone } from '../../standings/standings.ts';

/** A column of chances in an outlook. */
export interface ChanceColumn {
  /** Null for the title. */
  zone: Zone | null;
}

export interface OutlookRow {
  team: Team;
  /** Mean of the points at the end. */
  points: number;
  /** 0–1, in the order of the columns. */
  chances: readonly number[];
}

/** A simulation of how a season may end. */
export interface Outlook {
  runs: number;
  matchesLeft: number;
  /** Start of the newest result that it counts, ms. */
  asOf: number;
  columns: readonly ChanceColumn[];
  /** Most points first. */
  rows: readonly OutlookRow[];
}
