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

/** What a sport's room holds now, or null when it holds nothing yet. */
export function getSportSnapshot(
  api: Api,
  sportKey: SportKey,
  signal?: AbortSignal,
): Promise<SportSnapshot | null> {
  const path = roomPath({ party: 'sport', sportKey });
  return orNullWhenMissing(api.get(path, sportSnapshotSchema, signal));
}

/** What a match's room holds now, or null when nothing was ever reported of it. */
export function getMatchSnapshot(
  api: Api,
  matchId: string,
  signal?: AbortSignal,
): Promise<MatchSnapshot | null> {
  const path = roomPath({ party: 'match', matchId });
  return orNullWhenMissing(api.get(path, matchSnapshotSchema, signal));
}
