import { restoreSportRoom, type SportRoom } from '../sport-room.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import type { SportId } from '../../sports/sport.ts';

/** Reference time of tests, ms. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export function fixtureOf(sportId: SportId, members: Partial<Fixture> = {}): Fixture {
  return {
    sportId,
    league: { id: 'league-1', name: 'First League', country: 'gb' },
    home: { id: 'home', name: 'Harbour Rovers', shortName: 'HAR' },
    away: { id: 'away', name: 'Avon Athletic', shortName: 'AVO' },
    startTime: NOON,
    ...members,
  };
}

/** Returns an update that happens `sequence` seconds after noon. */
export function updateOf(sequence: number, members: Partial<MatchUpdate> = {}): MatchUpdate {
  return { matchId: 'match-1', sequence, occurredAt: NOON + sequence * 1_000, ...members };
}

/** Creates a room without matches. `epoch`: 8–64 random letters, digits, `_` or `-`. */
export function createSportRoom(epoch: string): SportRoom {
  return restoreSportRoom({ epoch, version: 0, held: [], pending: [], history: [] });
}
