import type { Position } from '../protocol/connect-query.ts';
import { formatRoomKey } from '../protocol/hub-query.ts';
import type { RoomName } from '../protocol/room-name.ts';
import { deltasSince } from '../rooms/history.ts';
import { keptByHub } from '../rooms/hub.ts';
import { renewalInterval } from '../rooms/renewal.ts';
import type { RoomDelta, RoomView } from '../rooms/room-view.ts';
import { createDelivery, type Deliver } from './deliver.ts';
import { kindOf, numberOf, type FollowerName } from './follower-name.ts';
import type { FollowerStorage } from './follower-storage.ts';
import { frameText } from './frame-text.ts';
import { followerRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import { placeOf } from './tree.ts';

interface Follower {
  /** The follower's position, by its last response or report. */
  position: Position;
  /** Time of its last report, ms. */
  reportedAt: number;
  deliver: Deliver;
}

/**
 * An unknown position, until the follower's next response: the room woke up, or the follower is
 * silent.
 */
const UNKNOWN = { epoch: '', version: -1 } as const;
/** Intervals without a report after which a follower may have ended: it has missed two reports. */
const SILENT_AFTER = 2.5;

export interface FollowerFeedOptions {
  env: RoomsEnv;
  name: RoomName;
  storage: FollowerStorage;
  session: FollowedSession;
}

/** The parent, which is the followed room itself or a follower of it. */
interface FollowedSession {
  /** Null while the parent lacks the room's data. */
  readonly room: (Pick<RoomView, 'epoch' | 'version'> & { history: readonly RoomDelta[] }) | null;
  /** Returns the data for followers. */
  view(): RoomView | null;
  /** Sets an alarm that resumes deliveries, after one has failed too often. */
  armAlarm(): void;
}

/** Keeps a parent's followers, and sends each one what it lacks. */
export class FollowerFeed {
  readonly #with: FollowerFeedOptions;
  readonly #followers = new Map<FollowerName, Follower>();

  constructor(options: FollowerFeedOptions) {
    this.#with = options;
    for (const name of options.storage.load()) this.#register(name, UNKNOWN);
  }

  get none(): boolean {
    return this.#followers.size === 0;
  }

  /** Returns the highest place in the tree among the parent's own relays; 0 without one. */
  get newestRelay(): number {
    const relays = [...this.#followers.keys()].filter((name) => kindOf(name) === 'relay');
    return Math.max(0, ...relays.map((name) => placeOf(numberOf(name))));
  }

  /** Registers a follower at the position that it reports, and delivers what it lacks. */
  async add(name: FollowerName, held: Position): Promise<void> {
    const known = this.#followers.get(name);
    // A new object, so that a delivery in progress notices it.
    if (known) known.position = { ...held };
    else this.#with.storage.add(name);
    const follower = known ?? this.#register(name, held);
    follower.reportedAt = Date.now();
    await follower.deliver();
  }

  /** Delivers to all followers. Resolves when each has responded, or failed too often. */
  async deliver(): Promise<void> {
    await Promise.all([...this.#followers.values()].map((follower) => follower.deliver()));
  }

  /**
   * Like `deliver`, and also calls followers that no longer report. Those that nobody needs then
   * unsubscribe.
   */
  async deliverAndCheck(): Promise<void> {
    const now = Date.now();
    const since = now - SILENT_AFTER * renewalInterval(this.#with.session.view(), now);
    for (const follower of this.#followers.values())
      if (follower.reportedAt < since) follower.position = UNKNOWN;
    await this.deliver();
  }

  #register(name: FollowerName, position: Position): Follower {
    const deliver = createDelivery(
      name,
      () => this.#bring(name),
      () => this.#with.session.armAlarm(),
    );
    const follower = { position, reportedAt: Date.now(), deliver };
    this.#followers.set(name, follower);
    return follower;
  }

  #viewFor(name: FollowerName): RoomView | null {
    const view = this.#with.session.view();
    return view && kindOf(name) === 'hub' ? keptByHub(view, Date.now()) : view;
  }

  async #bring(name: FollowerName): Promise<void> {
    const key = formatRoomKey(this.#with.name);
    for (;;) {
      const follower = this.#followers.get(name);
      const { room } = this.#with.session;
      if (!follower || !room) return;
      const asked = follower.position;
      // The follower is ahead of this parent, which sent it more and then died before it stored
      // that.
      if (asked.epoch === room.epoch && asked.version > room.version) return;
      // If the position is unknown, sends the newest delta alone: usually the follower lacks just
      // that, and its response has the position.
      const deltas =
        asked.version < 0 && room.history.length > 0
          ? room.history.slice(-1)
          : deltasSince(room, asked);
      if (deltas?.length === 0) return;
      const stub = followerRoom(this.#with.env, this.#with.name, name);
      const answer = deltas
        ? await stub.followDeltas(key, room.epoch, deltas.map(frameText))
        : await stub.replaceView(key, JSON.stringify(this.#viewFor(name)));
      // The follower may have subscribed again during the call: then its position there counts.
      if (follower.position !== asked) continue;
      if (!answer) {
        this.#followers.delete(name);
        this.#with.storage.remove(name);
        return;
      }
      // A lower version is valid, since the follower may have lost its view; the same one is not.
      if (answer.epoch === asked.epoch && answer.version === asked.version)
        throw new Error('The follower made no headway');
      follower.position = answer;
    }
  }
}
