import type { Position } from '../protocol/connect-query.ts';
import { COALESCING_WINDOW } from './sport-room.ts';
import {
  followDeltas,
  isNewer,
  roomFramesFor,
  roomViewAfter,
  type RoomDelta,
  type RoomFrame,
  type RoomView,
} from './room-view.ts';

/** A room that a hub follows for its viewers. */
export interface FollowedRoom {
  /** Where all of the hub's viewers of it stand; null while that is not known. */
  sent: Position | null;
  /** The room as they have it; null after a hub woke up, which keeps positions only. */
  shown: RoomView | null;
  /** The room with what waits for the end of the window; null until the room has told all of it. */
  view: RoomView | null;
}

/** Rooms that are followed for viewers of any set of them, by key. Values are never mutated. */
export interface Hub {
  rooms: ReadonlyMap<string, FollowedRoom>;
  /** When viewers were last sent something, ms. */
  flushedAt: number;
}

/** A hub that knows where its viewers stand, and nothing else yet. */
export function restoreHub(marks: Iterable<readonly [key: string, sent: Position]>): Hub {
  const rooms = Array.from(
    marks,
    ([key, sent]) => [key, { sent, shown: null, view: null }] as const,
  );
  return { rooms: new Map(rooms), flushedAt: 0 };
}

/**
 * Takes over a room's whole view. What viewers lack of it waits for the
 * window's end; a room that nobody watches yet has nobody to wait for.
 */
export function takeView(hub: Hub, key: string, view: RoomView, isWatched: boolean): Hub {
  const known = hub.rooms.get(key) ?? { sent: null, shown: null, view: null };
  if (known.view && !isNewer(view, known.view)) return hub;
  if (!isWatched) return withRoom(hub, key, { view, shown: view, sent: positionOf(view) });
  return withRoom(hub, key, { ...known, view });
}

/**
 * Takes in a room's deltas of `epoch`, in order. A view that they lead nowhere
 * from is let go, with the error that says why: then the whole of it is needed.
 */
export function takeDeltas(
  hub: Hub,
  key: string,
  epoch: string,
  deltas: readonly RoomDelta[],
): { hub: Hub; error?: unknown } {
  const known = hub.rooms.get(key);
  if (!known?.view) return { hub };
  const { view, error } = followDeltas(roomViewAfter, known.view, epoch, deltas);
  if (view === known.view) return { hub };
  // Viewers then get a snapshot: what leads to no state here leads to none there.
  const next = view ? { ...known, view } : { sent: null, shown: null, view: null };
  return { hub: withRoom(hub, key, next), error };
}

/** Stops following a room that has no viewers. */
export function forgetRoom(hub: Hub, key: string): Hub {
  const rooms = new Map(hub.rooms);
  rooms.delete(key);
  return { ...hub, rooms };
}

/**
 * When what waits is to be sent (ms): at once after a quiet window, else at its
 * end. Null when nothing waits.
 */
export function hubFlushDueAt(hub: Hub): number | null {
  for (const room of hub.rooms.values())
    if (isWaiting(room)) return hub.flushedAt + COALESCING_WINDOW;
  return null;
}

/** Ends the window: what viewers are to be sent of each room, in its order. */
export function flushHub(
  hub: Hub,
  now: number,
): { hub: Hub; frames: ReadonlyMap<string, readonly RoomFrame[]> } {
  const frames = new Map<string, readonly RoomFrame[]>();
  const rooms = new Map(hub.rooms);
  for (const [key, room] of hub.rooms) {
    if (!isWaiting(room)) continue;
    const { view, sent } = room;
    rooms.set(key, { view, shown: view, sent: positionOf(view) });
    const news = roomFramesFor(view, sent);
    if (news.length > 0) frames.set(key, news);
  }
  const flushedAt = frames.size > 0 ? now : hub.flushedAt;
  return { hub: { rooms, flushedAt }, frames };
}

/** Whether a viewer may be let in who has what was at `position`: it is never shown less. */
export function mayShow(hub: Hub, key: string, position: Position | null): boolean {
  const shown = hub.rooms.get(key)?.shown;
  return shown ? !isAhead(position, shown) : false;
}

/** Whether the room must be asked for all that it has before such a viewer may be let in. */
export function mustAsk(hub: Hub, key: string, position: Position | null): boolean {
  const view = hub.rooms.get(key)?.view;
  return view ? isAhead(position, view) : true;
}

/** The first frames of a viewer of a room; none while the room has not told of itself. */
export function hubFramesFor(
  hub: Hub,
  key: string,
  position: Position | null,
): readonly RoomFrame[] {
  const shown = hub.rooms.get(key)?.shown;
  return shown ? roomFramesFor(shown, position) : [];
}

function isWaiting(room: FollowedRoom): room is FollowedRoom & { view: RoomView } {
  return room.view !== null && room.view !== room.shown;
}

/** Of another epoch it may be either: the room knows. */
function isAhead(position: Position | null, view: RoomView): boolean {
  return position !== null && (position.epoch !== view.epoch || position.version > view.version);
}

function positionOf({ epoch, version }: RoomView): Position {
  return { epoch, version };
}

function withRoom(hub: Hub, key: string, room: FollowedRoom): Hub {
  return { ...hub, rooms: new Map(hub.rooms).set(key, room) };
}
