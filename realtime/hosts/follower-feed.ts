import { formatRoomKey } from '../protocol/hub-query.ts';
import type { RoomName } from '../protocol/room-name.ts';
import { deltasSince } from '../rooms/history.ts';
import type { RoomDelta, RoomView } from '../rooms/room-view.ts';
import { createDelivery, type Deliver } from './deliver.ts';
import { relayOf, type FollowerName } from './follower-name.ts';
import type { FollowerStorage } from './follower-storage.ts';
import { frameText } from './frame-text.ts';
import { followerRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';

interface Follower {
  /** The follower's position, by its last response. */
  position: { epoch: string; version: number };
  deliver: Deliver;
}

export interface FollowerFeedOptions {
  env: RoomsEnv;
  name: RoomName;
  storage: FollowerStorage;
  session: FollowedSession;
}

/** The room that is followed. */
interface FollowedSession {
  readonly room: Pick<RoomView, 'epoch' | 'version'> & { history: readonly RoomDelta[] };
  /** Returns the data for followers. */
  view(): RoomView;
  /** Resumes a delivery to a follower that has not responded for too long. */
  armAlarm(): void;
}

/** A room's side of its followers (relays and hubs): sends each one what it lacks. */
export class FollowerFeed {
  readonly #with: FollowerFeedOptions;
  readonly #followers = new Map<FollowerName, Follower>();
  #confirmed: number;

  constructor(options: FollowerFeedOptions) {
    this.#with = options;
    const { names, confirmed } = options.storage.load();
    this.#confirmed = confirmed;
    for (const name of names) this.#register(name, confirmed);
  }

  get none(): boolean {
    return this.#followers.size === 0;
  }

  /** Returns the relay that is filling up: viewers go straight to the newest. */
  newestRelay(): number {
    return Math.max(1, ...Array.from(this.#followers.keys(), relayOf));
  }

  /** Registers a follower and returns the whole view in one turn: no change can come between. */
  add(name: FollowerName): RoomView {
    const view = this.#with.session.view();
    const known = this.#followers.get(name);
    // Its last response stands, as a new object: a running call notices the new subscription.
    if (known) known.position = { ...known.position };
    else {
      this.#with.storage.add(name);
      this.#register(name, view.version);
      this.#confirm();
    }
    return view;
  }

  /** Updates all followers. Resolves when each has responded, or failed too often. */
  async deliver(): Promise<void> {
    await Promise.all([...this.#followers.values()].map((follower) => follower.deliver()));
    this.#confirm();
  }

  /** Stores the common version once no follower is behind: one write for all. */
  #confirm(): void {
    const { epoch, version } = this.#with.session.room;
    const behind = [...this.#followers.values()].some(
      ({ position }) => position.epoch !== epoch || position.version < version,
    );
    if (behind || this.#confirmed === version) return;
    this.#confirmed = version;
    this.#with.storage.confirm(version);
  }

  #register(name: FollowerName, version: number): void {
    const position = { epoch: this.#with.session.room.epoch, version };
    const deliver = createDelivery(
      name,
      () => this.#bring(name),
      () => this.#with.session.armAlarm(),
    );
    this.#followers.set(name, { position, deliver });
  }

  async #bring(name: FollowerName): Promise<void> {
    const key = formatRoomKey(this.#with.name);
    for (;;) {
      const follower = this.#followers.get(name);
      const room = this.#with.session.room;
      if (!follower) return;
      const asked = follower.position;
      const deltas = deltasSince(room, asked);
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
