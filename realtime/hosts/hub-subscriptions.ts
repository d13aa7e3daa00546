import { parseRoomKey } from '../protocol/hub-query.ts';
import type { RoomView } from '../rooms/room-view.ts';
import { log, messageOf } from './log.ts';
import { subscribeTo } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import { storedJson } from './stored-json.ts';

/** Wait before an unresponsive room with connected viewers is called again, ms. */
const ASK_AGAIN = 5_000;

export interface HubSubscriptionsOptions {
  env: RoomsEnv;
  /** Its number. */
  hub: number;
  take: (key: string, view: RoomView) => void;
  /** Whether a viewer still lacks the room's view. */
  isAwaited: (key: string) => boolean;
}

/** A hub's calls to the rooms that it follows. */
export class HubSubscriptions {
  readonly #with: HubSubscriptionsOptions;
  readonly #asked = new Map<string, Promise<void>>();

  constructor(options: HubSubscriptionsOptions) {
    this.#with = options;
  }

  /**
   * Subscribes to a room and takes its view; concurrent viewers share one call. Rejects when the
   * room does not respond, and calls it again later.
   */
  ask(key: string): Promise<void> {
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = this.#ask(key).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #ask(key: string): Promise<void> {
    const { env, hub, take } = this.#with;
    const room = parseRoomKey(key);
    if (!room) throw new Error(`No room is called ${key}`);
    try {
      take(key, storedJson<RoomView>(await subscribeTo(env, room, `hub ${hub}`)));
    } catch (error) {
      log('error', 'room-not-followed', { hub, key, message: messageOf(error) });
      this.#askAgain(key);
      throw error;
    }
  }

  #askAgain(key: string): void {
    setTimeout(() => {
      if (this.#with.isAwaited(key)) this.ask(key).catch(() => {});
    }, ASK_AGAIN);
  }
}
