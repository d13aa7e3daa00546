import type { Fixture } from '../realtime/protocol/ingest.ts';

/** The football match that benchmarks play; `startTime` is ms since 1970. */
export function benchFixture(startTime: number): Fixture {
  return {
    sportId: 1,
    league: { id: 'bench-league', name: 'Bench League' },
    home: { id: 'bench-home', name: 'Northport United', shortName: 'NOR' },
    away: { id: 'bench-away', name: 'Southfield Rovers', shortName: 'SOU' },
    startTime,
  };
}
