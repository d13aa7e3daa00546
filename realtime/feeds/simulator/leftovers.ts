import * as v from 'valibot';
import { IN_PLAY_STATUSES } from '../../protocol/event-status.ts';
import { sportSnapshotSchema } from '../../protocol/frame.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { roomPath } from '../../protocol/room-name.ts';
import { SPORTS } from '../../protocol/sport.ts';
import { SIMULATED_MATCH } from './simulate.ts';

/**
 * What ends the matches that a simulator which was killed left in play on a
 * server. Sequences are those of the time (s), above any a simulator counts to.
 */
export async function leftoverUpdates(to: string, now: number): Promise<MatchUpdate[]> {
  const rooms = await Promise.all(SPORTS.map(({ key }) => fetchLines(to, key)));
  return rooms
    .flat()
    .filter(
      ({ matchId, status }) => matchId.startsWith(SIMULATED_MATCH) && IN_PLAY_STATUSES.has(status),
    )
    .map(({ matchId }) => ({
      matchId,
      sequence: Math.floor(now / 1_000),
      occurredAt: now,
      status: 'Abandoned',
      clock: null,
    }));
}

async function fetchLines(to: string, sportKey: (typeof SPORTS)[number]['key']) {
  const response = await fetch(new URL(roomPath({ party: 'sport', sportKey }), to), {
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  return response.ok
    ? Object.values(v.parse(sportSnapshotSchema, JSON.parse(text)).lines)
    : [];
}
