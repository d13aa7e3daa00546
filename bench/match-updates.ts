import type { Fixture, MatchUpdate } from '../realtime/protocol/ingest.ts';

/** Returns the fixture of the football match that benchmarks play. `startTime` is ms since 1970. */
export function benchFixture(startTime: number): Fixture {
  return {
    sportId: 1,
    league: { id: 'bench-league', name: 'Bench League' },
    home: { id: 'bench-home', name: 'Northport United', shortName: 'NOR' },
    away: { id: 'bench-away', name: 'Southfield Rovers', shortName: 'SOU' },
    startTime,
  };
}

/** Returns a score change at `now` (ms). `score` is also the sequence, so it must grow with each call. */
export function scoreOf(matchId: string, score: number, now: number): MatchUpdate {
  const sides = { home: score, away: 0 };
  return { matchId, sequence: score, occurredAt: now, score: sides, periods: [sides] };
}
