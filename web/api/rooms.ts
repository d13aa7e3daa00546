import {
  matchSnapshotSchema,
  sportSnapshotSchema,
  type MatchSnapshot,
  type SportSnapshot,
} from '../../realtime/protocol/frame.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Api } from './client.ts';
import { orNullWhenMissing } from './failure.ts';

/** Returns a sport room's state, or null if it is empty. */
export function getSportSnapshot(
  api: Api,
  sportKey: SportKey,
  signal?: AbortSignal,
): Promise<SportSnapshot | null> {
  const path = roomPath({ party: 'sport', sportKey });
  return orNullWhenMissing(api.get(path, sportSnapshotSchema, signal));
}

/** Returns a match room's state, or null if it never got a report. */
export function getMatchSnapshot(
  api: Api,
  matchId: string,
  signal?: AbortSignal,
): Promise<MatchSnapshot | null> {
  const path = roomPath({ party: 'match', matchId });
  return orNullWhenMissing(api.get(path, matchSnapshotSchema, signal));
}
