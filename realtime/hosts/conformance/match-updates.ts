import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { SportId } from '../../sports/sport.ts';

let matches = 0;
const run = Date.now().toString(36);

/** Returns an unused id, so that a case does not depend on rooms of earlier cases and runs. */
export function newMatchId(): string {
  matches += 1;
  return `conformance-${run}-${matches}`;
}

/** Returns the first update of a match: it kicks off now. */
export function kickOff(matchId: string, sportId: SportId = 1): MatchUpdate {
  const now = Date.now();
  return {
    matchId,
    sequence: 1,
    occurredAt: now,
    fixture: {
      sportId,
      league: { id: 'league-1', name: 'First League' },
      home: { id: 'team-1', name: 'Northport Rovers', shortName: 'NOR' },
      away: { id: 'team-2', name: 'Eastham United', shortName: 'EAS' },
      startTime: now,
    },
    status: 'Live',
    matchStatus: sportId === 1 ? 'H1' : 'Q1',
    score: { home: 0, away: 0 },
  };
}

/** Returns a score update. */
export function scored(matchId: string, sequence: number, home: number, away: number): MatchUpdate {
  return { matchId, sequence, occurredAt: Date.now(), score: { home, away } };
}

/** Returns a match with `changes` score changes: versions 1 to `changes` + 1. */
export function updatesOf(matchId: string, changes: number): MatchUpdate[] {
  const scores = Array.from({ length: changes }, (_, n) => scored(matchId, n + 2, n + 1, 0));
  return [kickOff(matchId), ...scores];
}
