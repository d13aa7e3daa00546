import type { Fixture, MatchUpdate } from '../../realtime/protocol/ingest.ts';

/** A match id that no other test uses. */
export function newMatchId(): string {
  return `test-${crypto.randomUUID()}`;
}

export function fixture(more: Partial<Fixture> = {}): Fixture {
  return {
    sportId: 1,
    league: { id: 'coast-league', name: 'Coast League', country: 'es' },
    home: { id: 'harbour', name: 'Harbour Town', shortName: 'HAR' },
    away: { id: 'quarry', name: 'Quarry United', shortName: 'QUA' },
    startTime: Date.UTC(2026, 10, 21, 15),
    ...more,
  };
}

/** The first updates of a match: its fixture, the kick-off and a goal. */
export function openingUpdates(matchId: string): MatchUpdate[] {
  const occurredAt = Date.UTC(2026, 10, 21, 15);
  return [
    { matchId, sequence: 1, occurredAt, fixture: fixture({ venue: 'The Old Pier' }) },
    { matchId, sequence: 2, occurredAt, status: 'Live', matchStatus: 'H1' },
    { matchId, sequence: 3, occurredAt: occurredAt + 60_000, score: { home: 1, away: 0 } },
  ];
}
