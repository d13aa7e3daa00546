import type { MatchDelta } from '../protocol/frame.ts';
import type { Position } from '../protocol/connect-query.ts';
import { MAX_RELAYS } from '../protocol/room-name.ts';
import { matchFramesFor, type MatchView } from '../rooms/resume.ts';
import { followDeltas, isNewer, matchViewAfter } from '../rooms/room-view.ts';
import { log, messageOf } from './log.ts';
import { frameText } from './frame-text.ts';
import type { MatchRole } from './match-role.ts';
import { emptyView, RelayStorage } from './relay-storage.ts';
import type { FollowerPosition, RoomViewText } from './room-rpc.ts';
import { matchRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import type { RoomSockets } from './sockets.ts';
import { storedJson } from './stored-json.ts';

const SUBSCRIBE_ATTEMPTS = 3;
const SUBSCRIBE_PAUSE = 100;

/** A replica of a match's sequencer for viewers beyond its capacity. */
export class MatchRelay implements MatchRole {
  readonly #env: RoomsEnv;
  readonly #matchId: string;
  readonly #relay: number;
  /** Whether a viewer is connected or arriving. */
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
    return this.#view ?? emptyView();
  }

  /**
   * Subscribes to the sequencer once. If a viewer is ahead of this relay (from the sequencer or a
   * page), the relay catches up first, so that it never shows less. Throws when the sequencer does
   * not respond.
   */
  async ready(position: Position | null): Promise<void> {
    if (!this.#view?.state) return this.#subscribeOnce();
    const { epoch, version } = this.#view;
    if (!position || (position.epoch === epoch && position.version <= version)) return;
    await this.replaceView(await this.#ask());
  }

  #subscribeOnce(): Promise<void> {
    this.#subscribing ??= this.#subscribe().finally(() => {
      this.#subscribing = undefined;
    });
    return this.#subscribing;
  }

  overflow(): number | null {
    return this.#relay < MAX_RELAYS ? this.#relay + 1 : null;
  }

  async onAlarm(): Promise<void> {}

  /** Applies the sequencer's deltas, broadcasts them and returns its position. */
  followDeltas(epoch: string, deltas: readonly string[]): Promise<FollowerPosition> {
    const parsed = deltas.map((text) => storedJson<MatchDelta>(text));
    return this.#follow((before) => {
      const { view, error } = followDeltas(matchViewAfter, before, epoch, parsed);
      if (view) return view;
      log('error', 'delta-senseless', { match: this.#matchId, message: messageOf(error) });
      return emptyView();
    });
  }

  /** Takes the sequencer's view when no deltas lead there, and returns its position. */
  replaceView(text: RoomViewText): Promise<FollowerPosition> {
    const view = storedJson<MatchView>(text);
    return this.#follow((before) => (isNewer(view, before) ? view : before));
  }

  #ask(): Promise<RoomViewText> {
    return matchRoom(this.#env, this.#matchId).subscribe(`relay ${this.#relay}`);
  }

  async #follow(take: (view: MatchView) => MatchView): Promise<FollowerPosition> {
    // The subscription's response may arrive after the first deltas that follow it.
    await this.#subscribing;
    if (!this.#view) return null;
    if (!this.#needed()) {
      this.#view = null;
      this.#storage.clear();
      return null;
    }
    const before = this.#view;
    const view = take(before);
    if (view !== before) {
      this.#storage.save(view, before);
      this.#view = view;
      for (const frame of matchFramesFor(view, before)) this.#sockets.broadcast(frameText(frame));
    }
    return { epoch: view.epoch, version: view.version };
  }

  async #subscribe(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const view = storedJson<MatchView>(await this.#ask());
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
