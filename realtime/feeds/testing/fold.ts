import type { Incident } from '../../protocol/incident.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';

export interface Folded extends Omit<MatchUpdate, 'sequence' | 'matchId' | 'incidents'> {
  incidents: Incident[];
  /** Each score in order, without repetitions. */
  scores: string[];
}

/** Returns the final state: the last value of each member. */
export function fold(updates: readonly MatchUpdate[]): Folded {
  const folded: Folded = { occurredAt: 0, incidents: [], scores: [] };
  for (const { matchId: _matchId, sequence: _sequence, incidents, ...rest } of updates) {
    Object.assign(folded, rest);
    folded.incidents.push(...(incidents ?? []));
    const score = rest.score && `${rest.score.home}-${rest.score.away}`;
    if (score !== undefined && score !== folded.scores.at(-1)) folded.scores.push(score);
  }
  return folded;
}

/** 'Not start, H1, HT' */
export function statusesText(updates: readonly MatchUpdate[]): string {
  return updates.flatMap(({ matchStatus }) => matchStatus ?? []).join(', ');
}
