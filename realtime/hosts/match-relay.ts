import type { MatchFrame } from '../protocol/frame.ts';
import { MAX_RELAYS } from '../protocol/room-name.ts';
import type { MatchView } from '../rooms/resume.ts';
import { frameText } from './frame-text.ts';
import type { MatchRole } from './match-role.ts';
import { RelayStorage } from './relay-storage.ts';
import { emptyView, followFrames } from './relay-view.ts';
import type { RelayPosition } from './room-rpc.ts';
import { matchRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import type { RoomSockets } from './sockets.ts';
import { storedJson } from './stored-json.ts';

const SUBSCRIBE_ATTEMPTS = 3;
const SUBSCRIBE_PAUSE = 100;

/** A room that stands in for a match's sequencer for the viewers it has no place for. */
export class MatchRelay implements MatchRole {
  readonly #env: RoomsEnv;
  readonly #matchId: string;
  readonly #relay: number;
  /** True while a viewer is here or arriving. */
  readonly #needed: () => boolean;
  readonly #sockets: RoomSockets;
  readonly #storage: RelayStorage;
  /** Null while not subscribed. */
  #view: MatchView | null;
  #subscribing: Promise<void> | undefined;

  constructor(
    ctx: DurableObjectState,
    env: RoomsEnv,
    room: { matchId: string; relay: number; sockets: RoomSockets; needed: () => boolean },
  ) {
    this.#env = env;
    this.#matchId = room.matchId;
    this.#relay = room.relay;
    this.#needed = room.needed;
    this.#sockets = room.sockets;
    this.#storage = new RelayStorage(ctx.storage);
    this.#view = this.#storage.load();
  }

  get view(): MatchView {
    return this.#view ?? emptyView('unsubscribed');
  }

  /** Subscribes at the sequencer unless that was done. Throws when the sequencer does not answer. */
  ready(): Promise<void> {
    if (this.#view) return Promise.resolve();
    this.#subscribing ??= this.#subscribe().finally(() => {
      this.#subscribing = undefined;
    });
    return this.#subscribing;
  }

  overflow(): number | null {
    return this.#relay < MAX_RELAYS ? this.#relay + 1 : null;
  }

  async onAlarm(): Promise<void> {}

  /** Takes in the sequencer's frames, passes them on, and answers where it stands. */
  async followFrames(epoch: string, frames: readonly string[]): Promise<RelayPosition> {
    // The answer to a subscription may arrive after the first frames that follow it.
    await this.#subscribing;
    if (!this.#view) return null;
    if (!this.#needed()) {
      this.#view = null;
      this.#storage.clear();
      return null;
    }
    const parsed = frames.map((text) => storedJson<MatchFrame>(text));
    const { view, news } = followFrames(this.#view, epoch, parsed);
    if (news.length > 0) {
      this.#storage.save(view, this.#view);
      this.#view = view;
      for (const frame of news) this.#sockets.broadcast(frameText(frame));
    }
    return { epoch: view.epoch, version: view.version };
  }

  async #subscribe(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const text = await matchRoom(this.#env, this.#matchId).subscribeRelay(this.#relay);
        const view = storedJson<MatchView>(text);
        this.#storage.save(view, null);
        this.#view = view;
        return;
      } catch (error) {
        if (attempt === SUBSCRIBE_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, SUBSCRIBE_PAUSE * attempt));
      }
    }
  }
}
