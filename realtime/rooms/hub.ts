import type { Position } from '../protocol/connect-query.ts';
import { COALESCING_WINDOW } from './sport-room.ts';
import { isQuiet } from './renewal.ts';
import { isAhead, roomFramesFor, type RoomFrame, type RoomView } from './room-view.ts';

/** Changes of a match that a hub keeps: clients that were away for some seconds lack few. */
const KEPT_CHANGES = 16;

/** A room that a hub follows for its viewers. */
export interface FollowedRoom {
  /** The position that all of the hub's viewers of the room have reached; null while unknown. */
  sent: Position | null;
  /** The view that viewers have; null after the hub wakes, because it stores positions only. */
  shown: RoomView | null;
  /**
   * The newest view, with changes that wait for the window's end; null until the room sends a whole
   * view.
   */
  view: RoomView | null;
}

/** A hub's rooms, by key; each viewer follows some of them. Values are never mutated. */
export interface Hub {
  rooms: ReadonlyMap<string, FollowedRoom>;
  /** Time of the last frames to viewers, ms. */
  flushedAt: number;
}

/**
 * Returns what a hub keeps of a room's view at `now`, ms. It may follow hundreds of matches, so it keeps few changes
 * of those in play, and of others only the newest `pending` ones, which viewers still lack.
 */
export function keptByHub(view: RoomView, now: number, pending = 0): RoomView {
  if ('lines' in view) return view;
  const { state, history } = view;
  const kept = isQuiet(state, now) ? pending : Math.max(pending, KEPT_CHANGES);
  return { ...view, history: history.slice(Math.max(0, history.length - kept)) };
}

/** Returns a hub that knows only its viewers' positions. */
export function restoreHub(marks: Iterable<readonly [key: string, sent: Position]>): Hub {
  const rooms = Array.from(
    marks,
    ([key, sent]) => [key, { sent, shown: null, view: null }] as const,
  );
  return { rooms: new Map(rooms), flushedAt: 0 };
}

/**
 * Returns the hub with a room's new view. Null means that the hub lost its valid view, so viewers
 * need a snapshot. What viewers lack waits for the window's end, unless nobody watches the room
 * yet.
 */
export function putView(hub: Hub, key: string, view: RoomView | null, isWatched: boolean): Hub {
  const known = hub.rooms.get(key);
  if (!view) return withRoom(hub, key, { sent: null, shown: null, view });
  if (!isWatched) return withRoom(hub, key, { view, shown: view, sent: positionOf(view) });
  return withRoom(hub, key, { sent: known?.sent ?? null, shown: known?.shown ?? null, view });
}

/** Returns the hub without a room that has no viewers. */
export function forgetRoom(hub: Hub, key: string): Hub {
  const rooms = new Map(hub.rooms);
  rooms.delete(key);
  return { ...hub, rooms };
}

/**
 * Returns the time of the next flush, ms: the end of the window after the last one, which may be
 * past. Null when no frame waits.
 */
export function hubFlushDueAt(hub: Hub): number | null {
  for (const room of hub.rooms.values())
    if (isWaiting(room)) return hub.flushedAt + COALESCING_WINDOW;
  return null;
}

/** Returns each room's waiting frames for viewers, in order, and the hub after sending them. */
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

/**
 * Whether the hub's view is at least as new as a viewer's `position`: a viewer must never go back.
 */
export function mayShow(hub: Hub, key: string, position: Position | null): boolean {
  const shown = hub.rooms.get(key)?.shown;
  return shown ? !isAhead(position, shown) : false;
}

/** Returns a viewer's first frames of a room; none until the room has sent its view. */
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

function positionOf({ epoch, version }: RoomView): Position {
  return { epoch, version };
}

function withRoom(hub: Hub, key: string, room: FollowedRoom): Hub {
  return { ...hub, rooms: new Map(hub.rooms).set(key, room) };
}
