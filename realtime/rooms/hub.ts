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

/** A hub's rooms, by key; each viewer follows some of them. */
export class Hub {
  readonly #rooms = new Map<string, FollowedRoom>();
  /** Rooms whose viewers lack the newest view. */
  readonly #waiting = new Set<string>();
  readonly #onSent: (key: string, sent: Position | null) => void;
  /** Time of the last frames to viewers, ms. */
  #flushedAt = 0;

  /**
   * Takes the stored positions of a room's viewers: a hub that has woken knows only those. `onSent` gets each new
   * one, null if they are unknown.
   */
  constructor(
    marks: Iterable<readonly [key: string, sent: Position]>,
    onSent: (key: string, sent: Position | null) => void,
  ) {
    for (const [key, sent] of marks) this.#rooms.set(key, { sent, shown: null, view: null });
    this.#onSent = onSent;
  }

  get keys(): Iterable<string> {
    return this.#rooms.keys();
  }

  /** Returns the newest view of a room; null if the hub has none. */
  viewOf(key: string): RoomView | null {
    return this.#rooms.get(key)?.view ?? null;
  }

  /**
   * Takes a room's new view. Null means that the hub lost its valid view, so viewers need a snapshot. What viewers
   * lack waits for the window's end, unless nobody watches the room yet.
   */
  putView(key: string, view: RoomView | null, isWatched: boolean): void {
    const known = this.#rooms.get(key);
    if (!view) this.#put(key, { sent: null, shown: null, view });
    else if (!isWatched) this.#put(key, { view, shown: view, sent: positionOf(view) });
    else this.#put(key, { sent: known?.sent ?? null, shown: known?.shown ?? null, view });
  }

  /** Forgets a room that has no viewers. */
  forget(key: string): void {
    const known = this.#rooms.get(key);
    this.#rooms.delete(key);
    this.#waiting.delete(key);
    if (known?.sent) this.#onSent(key, null);
  }

  /**
   * Returns the time of the next flush, ms: the end of the window after the last one, which may be past. Null when
   * no frame waits.
   */
  get flushDueAt(): number | null {
    return this.#waiting.size > 0 ? this.#flushedAt + COALESCING_WINDOW : null;
  }

  /** Returns each room's waiting frames for viewers, in order, as sent at `now`, ms. */
  flush(now: number): ReadonlyMap<string, readonly RoomFrame[]> {
    const frames = new Map<string, readonly RoomFrame[]>();
    for (const key of this.#waiting) {
      const { view = null, sent = null } = this.#rooms.get(key) ?? {};
      if (!view) continue;
      this.#put(key, { view, shown: view, sent: positionOf(view) });
      const news = roomFramesFor(view, sent);
      if (news.length > 0) frames.set(key, news);
    }
    if (frames.size > 0) this.#flushedAt = now;
    return frames;
  }

  /** Whether the hub's view is at least as new as a viewer's `position`: a viewer must never go back. */
  mayShow(key: string, position: Position | null): boolean {
    const shown = this.#rooms.get(key)?.shown;
    return shown ? !isAhead(position, shown) : false;
  }

  /** Returns a viewer's first frames of a room; none until the room has sent its view. */
  framesFor(key: string, position: Position | null): readonly RoomFrame[] {
    const shown = this.#rooms.get(key)?.shown;
    return shown ? roomFramesFor(shown, position) : [];
  }

  #put(key: string, room: FollowedRoom): void {
    const before = this.#rooms.get(key)?.sent ?? null;
    this.#rooms.set(key, room);
    if (room.view !== null && room.view !== room.shown) this.#waiting.add(key);
    else this.#waiting.delete(key);
    if (room.sent !== before) this.#onSent(key, room.sent);
  }
}

function positionOf({ epoch, version }: RoomView): Position {
  return { epoch, version };
}
