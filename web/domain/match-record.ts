import type { Incident } from '../../realtime/protocol/incident.ts';
import type { MatchState, Stats } from '../../realtime/protocol/match-state.ts';
import type { Match } from './match.ts';
import { parseLine } from './parse-line.ts';

/** A match with its incidents and stats. */
export interface MatchRecord {
  match: Match;
  /** In the order of play. */
  incidents: readonly Incident[];
  /** Figures of both sides by key. */
  stats: Stats;
}

function parseState(state: MatchState): MatchRecord {
  return { match: parseLine(state), incidents: state.incidents, stats: state.stats };
}

const parsed = new WeakMap<MatchState, MatchRecord>();

/** Returns a state's record: the same object on every call, as in `matchOfLine`. */
export function recordOfState(state: MatchState): MatchRecord {
  let record = parsed.get(state);
  if (!record) {
    record = parseState(state);
    parsed.set(state, record);
  }
  return record;
}
