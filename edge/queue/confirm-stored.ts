import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { RoomsEnv } from '../../realtime/hosts/rooms-env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { log, stackOf } from '../../realtime/hosts/log.ts';

const ROOMS_AT_ONCE = 8;

export interface Stored {
  matchId: string;
  epoch: string;
  version: number;
}

/**
 * Notifies rooms of the versions that the database has stored. Never throws: a room that was not
 * reached reports its match again, which changes nothing.
 */
export async function confirmStored(env: RoomsEnv, stored: readonly Stored[]): Promise<void> {
  const newest = new Map<string, Stored>();
  for (const state of stored) {
    const known = newest.get(state.matchId);
    if (known?.epoch !== state.epoch || known.version < state.version)
      newest.set(state.matchId, state);
  }
  await mapBounded([...newest.values()], ROOMS_AT_ONCE, async ({ matchId, epoch, version }) => {
    try {
      await matchRoom(env, matchId).confirmStored(epoch, version);
    } catch (error) {
      log('warn', 'state-unconfirmed', { match: matchId, error: stackOf(error) });
    }
  });
}
