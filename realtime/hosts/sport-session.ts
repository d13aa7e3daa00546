import type { Position } from '../protocol/connect-query.ts';
import type { SportDelta } from '../protocol/frame.ts';
import {
  flush,
  flushDueAt,
  pruneLines,
  putLine,
  restoreSportRoom,
  sportSnapshot,
  type HeldLine,
  type LineUpdate,
  type SportRoom,
  type StoredSportRoom,
} from '../rooms/sport-room.ts';
import type { SportView } from '../rooms/room-view.ts';
import type { FollowerFeed } from './follower-feed.ts';
import type { FollowerName } from './follower-name.ts';
import { frameText } from './frame-text.ts';
import { newEpoch } from './new-epoch.ts';

/** If the room dies within a coalescing window, an alarm this much later (ms) ends the window. */
const SAFETY_NET = 1_000;
/** Interval between removals of finished matches, ms. */
const PRUNE_EVERY = 600_000;

/** The changes of a flush in a sport room's storage. */
export interface FlushChange {
  /** The new epoch that the first delta after a restore begins, without the earlier history. */
  epoch?: string;
  version: number;
  /** Pending lines that move to the held ones. */
  held: ReadonlyMap<string, HeldLine>;
  delta: SportDelta | null;
}

export interface StoredSport extends StoredSportRoom {
  /** A backup filled the room, and nothing has changed since. */
  isRestored?: boolean;
}

/** Writes are durable before anything sent after them. */
export interface SportStore {
  savePending(lines: Iterable<readonly [matchId: string, held: HeldLine]>): void;
  saveFlush(change: FlushChange): void;
  forget(matchIds: Iterable<string>): void;
}

/** A sport room's interface to its host. */
export interface SportHost {
  store: SportStore;
  broadcast(text: string): void;
  /** Wakes the room at this time (ms) at the latest, through `onAlarm`. */
  setAlarm(at: number): void;
  /** Keeps the room awake during a delivery. */
  waitUntil(work: Promise<void>): void;
  /** Creates the room's side of its followers, on a host that has hubs. */
  followers?(session: SportSession): FollowerFeed;
}

/** An active sport room, on either host: decides when to write, send and flush. */
export class SportSession {
  readonly #host: SportHost;
  readonly #followers: FollowerFeed | undefined;
  #room: SportRoom;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #alarmAt = 0;
  #isRestored: boolean;

  constructor(host: SportHost, stored: StoredSport) {
    this.#host = host;
    this.#isRestored = stored.isRestored ?? false;
    this.#room = restoreSportRoom(stored);
    this.#followers = host.followers?.(this);
    // The room died within a window: its end is overdue.
    if (this.#room.pending.size > 0) this.#flushLater();
  }

  get room(): SportRoom {
    return this.#room;
  }

  /** Returns the data for followers. */
  view(): SportView {
    const { epoch, version, lines } = sportSnapshot(this.#room);
    return { epoch, version, lines, history: this.#room.history };
  }

  async subscribe(follower: FollowerName, held: Position): Promise<void> {
    await this.#followers?.add(follower, held);
  }

  /** Takes lines: sends the first after a quiet window at once, others at the window's end. */
  putLines(updates: readonly LineUpdate[]): void {
    const now = Date.now();
    const before = this.#room;
    this.#change(
      updates.reduce((room, update) => putLine(room, update, now), before),
      now,
    );
    if (this.#room !== before) this.#arm(now + PRUNE_EVERY);
  }

  async onAlarm(): Promise<void> {
    const now = Date.now();
    this.#alarmAt = 0;
    const before = this.#room;
    const pruned = pruneLines(before, now);
    const forgotten = [...before.held.keys()].filter((matchId) => !pruned.held.has(matchId));
    if (forgotten.length > 0) this.#host.store.forget(forgotten);
    this.#change(pruned, now);
    this.#flushIfDue(now);
    if (this.#room.held.size > 0) this.#arm(now + PRUNE_EVERY);
    await this.#followers?.deliver();
  }

  /** Takes a changed room: flushes it at once after a quiet window, else at the window's end. */
  #change(room: SportRoom, now: number): void {
    const before = this.#room;
    if (room === before) return;
    const due = flushDueAt(room);
    if (due !== null && due <= now && !this.#timer) return this.#flush(room, now);
    const added = [...room.pending].filter(
      ([matchId, held]) => before.pending.get(matchId) !== held,
    );
    if (added.length > 0) {
      this.#host.store.savePending(added);
      this.#arm(now + SAFETY_NET);
    }
    this.#room = room;
    this.#flushLater();
  }

  #flushIfDue(now: number): void {
    const due = flushDueAt(this.#room);
    if (due !== null && due <= now) this.#flush(this.#room, now);
  }

  #flush(room: SportRoom, now: number): void {
    const flushed = flush(room, now);
    const { delta } = flushed;
    // See `MatchSession`: a restored room begins a new epoch with its first delta.
    const renewed = this.#isRestored && delta ? { epoch: newEpoch() } : {};
    this.#host.store.saveFlush({
      ...renewed,
      version: flushed.room.version,
      held: room.pending,
      delta,
    });
    this.#isRestored &&= delta === null;
    this.#room = {
      ...flushed.room,
      ...renewed,
      ...('epoch' in renewed && delta && { history: [delta] }),
    };
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    if (delta) this.#spread(delta);
  }

  /**
   * Sends a delta to viewers and followers. Arms the alarm in the turn that writes it: if the room
   * dies later, the alarm resumes deliveries.
   */
  #spread(delta: SportDelta): void {
    this.#host.broadcast(frameText(delta));
    if (!this.#followers || this.#followers.none) return;
    this.armAlarm();
    this.#host.waitUntil(this.#followers.deliver());
  }

  #flushLater(): void {
    const due = flushDueAt(this.#room);
    if (due === null || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        if (this.#room.pending.size > 0) this.#flush(this.#room, Date.now());
      },
      Math.max(0, due - Date.now()),
    );
  }

  /** Wakes the room soon, in case work is pending then. */
  armAlarm(): void {
    this.#arm(Date.now() + SAFETY_NET);
  }

  /** Keeps the earliest alarm: moving it with every line would cost a write each. */
  #arm(at: number): void {
    if (this.#alarmAt > Date.now() && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    this.#host.setAlarm(at);
  }
}
