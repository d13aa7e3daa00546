import type { Position } from '../protocol/connect-query.ts';
import { formatRoomKey } from '../protocol/hub-query.ts';
import type { RoomName } from '../protocol/room-name.ts';
import { renewalInterval } from '../rooms/renewal.ts';
import {
  followDeltas,
  isAhead,
  isNewer,
  roomViewAfter,
  type RoomDelta,
  type RoomView,
} from '../rooms/room-view.ts';
import { FollowerFeed } from './follower-feed.ts';
import { numberOf, type FollowerName } from './follower-name.ts';
import type { FollowerStorage } from './follower-storage.ts';
import { log, messageOf } from './log.ts';
import { NOWHERE, type FollowerPosition, type RoomViewText } from './room-rpc.ts';
import { parentRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import { storedJson } from './stored-json.ts';
import { reconnectSpread } from './tree.ts';

/**
 * Calls to a parent before a viewer is refused. The pause after call number n is at most n ×
 * `PAUSE`, ms.
 */
const ATTEMPTS = 3;
const PAUSE = 200;
/** Least time between calls for viewers that say that they are ahead, ms, since anyone may say that of any room. */
const CATCH_UP_GAP = 1_000;
/** Delay of the alarm that resumes deliveries to own followers, ms. */
const SAFETY_NET = 5_000;

export interface FollowerOptions {
  env: RoomsEnv;
  /** The followed room. */
  room: RoomName;
  /** This follower. */
  name: FollowerName;
  /** Stores the view, for when the follower is out of memory. */
  store: { load(): RoomView | null; save(view: RoomView, before: RoomView | null): void };
  /** Returns what the follower keeps of a new view with so many new changes. */
  keep: (view: RoomView, changes: number) => RoomView;
  /** Stores its own followers. */
  followers: FollowerStorage;
  /** Whether a viewer of the room is connected, is arriving or has just left. */
  isWatched: () => boolean;
  /** Sends viewers a new view; null if the last delta was invalid. Resolves once it is sent. */
  show: (view: RoomView | null, before: RoomView | null) => Promise<void> | void;
  /** Called when neither viewers nor followers are left. */
  end: () => void;
  /** Calls `onAlarm` within this many ms, even after the object died. */
  arm: (within: number) => void;
  waitUntil: (work: Promise<void>) => void;
}

/**
 * A follower's copy of one room: takes the room's view and deltas from its parent, sends them to
 * viewers and to its own followers. A relay of any level has one, a hub has one per room.
 */
export class Follower {
  readonly #with: FollowerOptions;
  readonly #feed: FollowerFeed;
  /** Null until the parent has sent a view. */
  #view: RoomView | null;
  #saved: RoomView | null;
  #asking: Promise<void> | undefined;
  /** Number of calls for viewers that say that they are ahead, and the newest one that the room has answered. */
  #catchUps = 0;
  #caughtUp = 0;
  #catchUpAt = -Infinity;
  /** Number of own followers that are subscribing. */
  #joining = 0;
  #failures = 0;
  #renewedAt = 0;

  constructor(options: FollowerOptions) {
    this.#with = options;
    this.#view = options.store.load();
    this.#saved = this.#view;
    const viewOf = () => this.#view;
    this.#feed = new FollowerFeed({
      env: options.env,
      name: options.room,
      storage: options.followers,
      session: {
        get room() {
          return viewOf();
        },
        view: viewOf,
        armAlarm: () => options.arm(SAFETY_NET),
      },
    });
  }

  get view(): RoomView | null {
    return this.#view;
  }

  get newestRelay(): number {
    return this.#feed.newestRelay;
  }

  /** Whether the follower has no view, or an older one than a viewer at `wanted`. */
  #lacks(wanted: Position | null): boolean {
    return this.#view === null || isAhead(wanted, this.#view);
  }

  /**
   * Follows the room for a viewer at `wanted`, and resolves once the view is as new. The viewer may
   * be ahead, because its position comes from the room itself or a page, and must never go back; or
   * it may have invented its position. All who say that they are ahead wait for the next call, which
   * is `CATCH_UP_GAP` after the last one: afterwards the view is as new as any of them can be.
   * Rejects when the parent does not respond. `inTurn` begins the call when it is time.
   */
  async ready(
    wanted: Position | null,
    inTurn: (call: () => Promise<void>) => Promise<void> = (call) => call(),
  ): Promise<void> {
    const before = this.#catchUps;
    const isReady = () => !this.#lacks(wanted) || this.#caughtUp > before;
    if (isReady()) return;
    const pause = this.#view ? this.#catchUpAt + CATCH_UP_GAP - Date.now() : 0;
    // A clock may have gone back.
    if (pause > 0)
      await new Promise((resolve) => setTimeout(resolve, Math.min(pause, CATCH_UP_GAP)));
    await inTurn(async () => {
      if (!isReady()) await this.#asking;
      if (isReady()) return;
      this.#asking ??= (this.#view ? this.#catchUp() : this.#ask(wanted)).finally(() => {
        this.#asking = undefined;
      });
      await this.#asking;
    });
  }

  /** Registers an own follower ({@inheritDoc FollowedRpc.subscribe}). */
  async subscribe(follower: FollowerName, held: Position, wanted: Position | null): Promise<void> {
    this.#joining += 1;
    try {
      await this.ready(wanted);
      await this.#feed.add(follower, held);
    } finally {
      this.#joining -= 1;
    }
  }

  /** Applies the parent's deltas, passes them on and returns the new position. */
  followDeltas(epoch: string, deltas: readonly string[]): Promise<FollowerPosition> {
    return this.#follow((before) => {
      if (!before) return null;
      const parsed = deltas.map((text) => storedJson<RoomDelta>(text));
      const { view, error } = followDeltas(roomViewAfter, before, epoch, parsed);
      if (!view)
        log('error', 'delta-senseless', { follower: this.#with.name, message: messageOf(error) });
      return view;
    });
  }

  /** Takes the parent's view if it is newer or of another epoch, and returns the new position. */
  replaceView(text: RoomViewText): Promise<FollowerPosition> {
    const view = storedJson<RoomView>(text);
    return this.#follow((before) => (before && !isNewer(view, before) ? before : view));
  }

  /** Resumes deliveries to own followers, and renews the subscription if it is time. */
  async onAlarm(): Promise<void> {
    if (this.endUnneeded()) return;
    await Promise.all([this.resume(), this.renew()]);
  }

  /** Resumes deliveries to own followers. */
  resume(): Promise<void> {
    return this.#feed.deliverAndCheck();
  }

  /** Whether an alarm renews the subscription. */
  get isRenewable(): boolean {
    return !this.#view || Date.now() - this.#renewedAt >= this.#interval / 2;
  }

  /** Reports to the parent, which may have lost this follower, if it is time; else arms the alarm for it. */
  async renew(): Promise<void> {
    // A failed call has armed the next alarm.
    if (this.isRenewable) await this.#ask(null).catch(() => {});
    else this.#armRenewal();
  }

  /**
   * Drops the view if neither viewers nor followers are left; the next one subscribes again.
   * Returns whether it did.
   */
  endUnneeded(): boolean {
    if (this.#isNeeded()) return false;
    this.#view = null;
    this.#saved = null;
    this.#with.end();
    return true;
  }

  async #follow(take: (before: RoomView | null) => RoomView | null): Promise<FollowerPosition> {
    if (this.endUnneeded()) return null;
    const before = this.#view;
    const taken = take(before);
    if (taken !== before) {
      const view = taken && this.#with.keep(taken, changesBetween(before, taken));
      this.#view = view;
      // Followers first, since their viewers wait longer. Saves last, because the platform holds
      // back what follows a write until it is on disk. Frames need not wait for that: the room
      // itself has stored them.
      if (view && !this.#feed.none) this.#with.waitUntil(this.#feed.deliver());
      await this.#with.show(view, before);
      this.#save();
    }
    return this.#position;
  }

  /** Saves the view before the parent gets its response: without one the parent delivers again. */
  #save(): void {
    if (this.#view && this.#view !== this.#saved) this.#with.store.save(this.#view, this.#saved);
    this.#saved = this.#view;
    if (!this.#feed.none) this.#with.arm(SAFETY_NET);
  }

  #isNeeded(): boolean {
    return this.#joining > 0 || !this.#feed.none || this.#with.isWatched();
  }

  get #position(): Position {
    const { epoch, version } = this.#view ?? NOWHERE;
    return { epoch, version };
  }

  get #interval(): number {
    return renewalInterval(this.#view, Date.now());
  }

  #armRenewal(): void {
    this.#with.arm(this.#interval * (0.75 + Math.random() / 2));
  }

  /** Takes what the room itself has: no parent is in the epoch of `NOWHERE`, so each one asks its own. */
  async #catchUp(): Promise<void> {
    this.#catchUps += 1;
    this.#catchUpAt = Date.now();
    const number = this.#catchUps;
    await this.#ask(NOWHERE);
    this.#caughtUp = number;
  }

  /** Subscribes to the parent, which delivers what this follower lacks before it responds. */
  async #ask(wanted: Position | null): Promise<void> {
    const { env, room, name } = this.#with;
    const key = formatRoomKey(room);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await parentRoom(env, room, name).subscribe(key, name, this.#position, wanted);
        if (!this.#view) throw new Error('The parent delivered no view');
        break;
      } catch (error) {
        if (attempt === ATTEMPTS) {
          log('error', 'room-not-followed', { follower: name, key, message: messageOf(error) });
          this.#askLater();
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE * attempt));
      }
    }
    this.#failures = 0;
    this.#renewedAt = Date.now();
    this.#armRenewal();
  }

  /** Retries after a random time, since all followers of a parent that is gone notice at once. */
  #askLater(): void {
    const spread = reconnectSpread(numberOf(this.#with.name), this.#failures);
    this.#failures += 1;
    this.#with.arm(Math.random() * spread);
  }
}

/** Returns how many changes lead from one view to the next; 0 if none do. */
function changesBetween(before: RoomView | null, after: RoomView): number {
  return before && before.epoch === after.epoch ? after.version - before.version : 0;
}
