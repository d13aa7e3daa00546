import type { MatchRecord } from '../domain/match-record.ts';
import type { Live } from './live-context.ts';

/**
 * Gives a match's page the score that lists already show, since with a delay the first state of the
 * match's own room waits. Returns the stop function.
 */
export function showLineFirst(store: Live['store'], matchId: string): () => void {
  let given: MatchRecord | undefined;
  const look = () => {
    const { matches, records } = store.getState();
    const line = matches.get(matchId);
    const record = records.get(matchId);
    if (!line || line === given?.match || record !== given) return;
    given = { match: line, incidents: [], stats: {} };
    store.setState({ records: new Map(records).set(matchId, given) });
  };
  look();
  const unsubscribe = store.subscribe(look);
  return () => {
    unsubscribe();
    const { records } = store.getState();
    if (!given || records.get(matchId) !== given) return;
    const others = new Map(records);
    others.delete(matchId);
    store.setState({ records: others });
  };
}
