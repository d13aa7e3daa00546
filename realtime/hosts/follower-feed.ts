import type { Position } from '../protocol/connect-query.ts';
import { formatRoomKey } from '../protocol/hub-query.ts';
import type { RoomName } from '../protocol/room-name.ts';
import { deltasSince } from '../rooms/history.ts';
import type { RoomDelta, RoomView } from '../rooms/room-view.ts';
import { createDelivery, type Deliver } from './deliver.ts';
import { kindOf, numberOf, type FollowerName } from './follower-name.ts';
import type { FollowerStorage } from './follower-storage.ts';
import { frameText } from './frame-text.ts';
import { followerRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import { placeOf } from './tree.ts';

interface Follower {
  /** The follower's position, by its last response. */
  position: Position;
  /** Time of its last report, ms. */
  reportedAt: number;
  deliver: Deliver;
}

/** The position of a follower after the room woke up: its next response tells. */
const UNKNOWN = { epoch: '', version: -1 } as const;
/** Time without a report after which a follower may have ended, ms: two of its reports are missing. */
const SILENT_AFTER = 150_000;

export interface FollowerFeedOptions {
  env: RoomsEnv;
  name: RoomName;
  storage: FollowerStorage;
  session: FollowedSession;
}

/** The parent's copy of the room that is followed: the room itself, or a follower. */
interface FollowedSession {
  /** Null while the parent lacks the room's data. */
  readonly room: (Pick<RoomView, 'epoch' | 'version'> & { history: readonly RoomDelta[] }) | null;
  /** Returns the data for followers. */
  view(): RoomView | null;
  /** Resumes a delivery to a follower that has not responded for too long. */
  armAlarm(): void;
}

/** A parent's side of its followers: sends each one what it lacks. */
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

  /** Returns the highest place of its relays; 0 without one. */
  get newestRelay(): number {
    const relays = [...this.#followers.keys()].filter((name) => kindOf(name) === 'relay');
    return Math.max(0, ...relays.map((name) => placeOf(numberOf(name))));
  }

  /** Registers a follower at the position that it reports, and delivers what it lacks. */
  async add(name: FollowerName, held: Position): Promise<void> {
    const known = this.#followers.get(name);
    // A new object, so that a running call notices.
    if (known) known.position = { ...held };
    else this.#with.storage.add(name);
    const follower = known ?? this.#register(name, held);
    follower.reportedAt = Date.now();
    await follower.deliver();
  }

  /** Updates all followers. Resolves when each has responded, or failed too often. */
  async deliver(): Promise<void> {
    await Promise.all([...this.#followers.values()].map((follower) => follower.deliver()));
  }

  /** Like `deliver`, and asks followers that do not report whether they still need anything. */
  async deliverAndCheck(): Promise<void> {
    const since = Date.now() - SILENT_AFTER;
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

  async #bring(name: FollowerName): Promise<void> {
    const key = formatRoomKey(this.#with.name);
    for (;;) {
      const follower = this.#followers.get(name);
      const { room } = this.#with.session;
      if (!follower || !room) return;
      const asked = follower.position;
      // It got more from this follower before that died.
      if (asked.epoch === room.epoch && asked.version > room.version) return;
      // The newest delta alone asks a follower for its position: mostly it lacks just this one.
      const deltas =
        asked.version < 0 && room.history.length > 0
          ? room.history.slice(-1)
          : deltasSince(room, asked);
      if (deltas?.length === 0) return;
      const stub = followerRoom(this.#with.env, this.#with.name, name);
      const answer = deltas
        ? await stub.followDeltas(key, room.epoch, deltas.map(frameText))
        : await stub.replaceView(key, JSON.stringify(this.#with.session.view()));
      // It may have subscribed again during the call: then that position counts.
      if (follower.position !== asked) continue;
      if (!answer) {
        this.#followers.delete(name);
        this.#with.storage.remove(name);
        return;
      }
      // A lower version is valid (the follower lost something); the same one is not.
      if (answer.epoch === asked.epoch && answer.version === asked.version)
        throw new Error('The follower made no headway');
      follower.position = answer;
    }
  }
}
