import { deltasSince } from '../rooms/history.ts';
import type { MatchRoom } from '../rooms/match-room.ts';
import { createDelivery, type Deliver } from './deliver.ts';
import { frameText } from './frame-text.ts';
import type { MatchStorage, StoredSequencer } from './match-storage.ts';
import { viewOf } from './relay-view.ts';
import { relayRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';

interface Relay {
  /** What the relay has, by its own last word. */
  position: { epoch: string; version: number };
  deliver: Deliver;
}

export interface RelayFeedOptions {
  env: RoomsEnv;
  matchId: string;
  storage: MatchStorage;
  stored: Pick<StoredSequencer, 'relays' | 'relaysConfirmed'>;
  /** The room as it is now. */
  room: () => MatchRoom;
  /** Told when a relay did not answer for too long. */
  onFailure: () => void;
}

/** The sequencer's side of its relays: each is told, on its own, what it lacks. */
export class RelayFeed {
  readonly #with: RelayFeedOptions;
  readonly #relays = new Map<number, Relay>();
  #confirmed: number;

  constructor(options: RelayFeedOptions) {
    this.#with = options;
    const { relays, relaysConfirmed } = options.stored;
    this.#confirmed = relaysConfirmed;
    for (const relay of relays) this.#register(relay, relaysConfirmed);
  }

  get none(): boolean {
    return this.#relays.size === 0;
  }

  /** The relay that is filling up: viewers are sent to the newest, never through all of them. */
  newest(): number {
    return Math.max(1, ...this.#relays.keys());
  }

  /** Registers a relay that is being given the present view. */
  add(relay: number): void {
    this.#with.storage.addRelay(relay);
    this.#register(relay, this.#with.room().version);
    this.#confirm();
  }

  /** Brings every relay up to date. Resolves when each has answered, or has failed too often. */
  async deliver(): Promise<void> {
    await Promise.all([...this.#relays.values()].map((relay) => relay.deliver()));
    this.#confirm();
  }

  /** Notes, once no relay is behind, how far all of them are: one write for however many. */
  #confirm(): void {
    const { epoch, version } = this.#with.room();
    const behind = [...this.#relays.values()].some(
      ({ position }) => position.epoch !== epoch || position.version < version,
    );
    if (behind || this.#confirmed === version) return;
    this.#confirmed = version;
    this.#with.storage.confirmRelays(version);
  }

  #register(relay: number, version: number): void {
    const position = { epoch: this.#with.room().epoch, version };
    const known = this.#relays.get(relay);
    if (known) known.position = position;
    else {
      const deliver = createDelivery(
        `relay-${relay}`,
        () => this.#bring(relay),
        this.#with.onFailure,
      );
      this.#relays.set(relay, { position, deliver });
    }
  }

  async #bring(number: number): Promise<void> {
    for (;;) {
      const relay = this.#relays.get(number);
      const room = this.#with.room();
      if (!relay) return;
      const asked = relay.position;
      const deltas = deltasSince(room, asked);
      if (deltas?.length === 0) return;
      const stub = relayRoom(this.#with.env, this.#with.matchId, number);
      const answer = deltas
        ? await stub.followDeltas(room.epoch, deltas.map(frameText))
        : await stub.replaceView(JSON.stringify(viewOf(room)));
      // It may have subscribed anew while it was being told: then that counts.
      if (relay.position !== asked) continue;
      if (!answer) {
        this.#relays.delete(number);
        this.#with.storage.removeRelay(number);
        return;
      }
      // A lower version is an honest answer (the relay lost something); the same one is not.
      if (answer.epoch === asked.epoch && answer.version === asked.version)
        throw new Error('The relay made no headway');
      relay.position = answer;
    }
  }
}
