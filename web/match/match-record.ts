import type { Incident } from '../../realtime/protocol/incident.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import type { Match } from '../scores/match.ts';
import { parseLine } from '../scores/parse-line.ts';

export interface Stat {
  name: string;
  home: number;
  away: number;
}

/** All that is known of a match as it stands. */
export interface MatchRecord {
  match: Match;
  /** In the order of play. */
  incidents: readonly Incident[];
  stats: readonly Stat[];
}

export function parseState(state: MatchState): MatchRecord {
  return {
    match: parseLine(state),
    incidents: state.incidents,
    stats: Object.entries(state.stats).map(([name, { home, away }]) => ({ name, home, away })),
  };
}

const parsed = new WeakMap<MatchState, MatchRecord>();

/** The record of a state, the same object each time: see `lineOnce`. */
export function recordOnce(state: MatchState): MatchRecord {
  let record = parsed.get(state);
  if (!record) {
    record = parseState(state);
    parsed.set(state, record);
  }
  return record;
}
