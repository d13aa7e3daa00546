import * as v from 'valibot';
import { matchSnapshotSchema, type MatchSnapshot } from '../protocol/frame.ts';
import { roomPath } from '../protocol/room-name.ts';
import { messageOf } from './message-of.ts';

const ATTEMPTS = 3;

export type RoomAnswer =
  | { kind: 'state'; snapshot: MatchSnapshot }
  | { kind: 'empty' }
  | { kind: 'fault'; reason: string };

/**
 * Fetches the state of a match room. Returns 'empty' if the room has none, and 'fault' after three
 * failed attempts.
 */
export async function fetchSnapshot(to: string, matchId: string): Promise<RoomAnswer> {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const url = new URL(roomPath({ party: 'match', matchId }), to);
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      const text = await response.text();
      if (response.status === 404) return { kind: 'empty' };
      if (response.ok)
        return { kind: 'state', snapshot: v.parse(matchSnapshotSchema, JSON.parse(text)) };
      reason = `answered ${response.status}`;
    } catch (error) {
      reason = messageOf(error);
    }
  }
  return { kind: 'fault', reason };
}
