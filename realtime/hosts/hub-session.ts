import type { Position } from '../protocol/connect-query.ts';
import {
  flushHub,
  forgetRoom,
  hubFlushDueAt,
  restoreHub,
  takeDeltas,
  takeView,
  type Hub,
} from '../rooms/hub.ts';
import type { RoomDelta, RoomFrame, RoomView } from '../rooms/room-view.ts';
import { log, messageOf } from './log.ts';
import { NOWHERE } from './room-rpc.ts';

/** A hub's interface to its host. */
export interface HubHost {
  /** Stores the position of a room's viewers; null: unknown. */
  mark(key: string, sent: Position | null): void;
  /** Sends viewers the frames of their rooms. */
  send(frames: ReadonlyMap<string, readonly RoomFrame[]>): void;
  /** Whether a viewer of the room is connected. */
  isWatched(key: string): boolean;
}

/**
 * An active hub: decides when to store and send. Frames that cannot go out at once wait for the
 * window's end.
 */
export class HubSession {
  readonly #host: HubHost;
  #hub: Hub;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  /** `marks`: the stored positions of viewers. */
  constructor(host: HubHost, marks: Iterable<readonly [key: string, sent: Position]>) {
    this.#host = host;
    this.#hub = restoreHub(marks);
  }

  get hub(): Hub {
    return this.#hub;
  }

  takeView(key: string, view: RoomView): void {
    this.#change(takeView(this.#hub, key, view, this.#host.isWatched(key)));
  }

  takeDeltas(key: string, epoch: string, deltas: readonly RoomDelta[]): void {
    const { hub, error } = takeDeltas(this.#hub, key, epoch, deltas);
    if (error !== undefined)
      log('error', 'delta-senseless', { room: key, message: messageOf(error) });
    this.#change(hub);
  }

  forget(key: string): void {
    if (this.#hub.rooms.has(key)) this.#change(forgetRoom(this.#hub, key));
  }

  /** Resolves when all input so far is sent. */
  flushed(): Promise<void> {
    if (hubFlushDueAt(this.#hub) === null) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Returns the hub's position. */
  positionOf(key: string): Position {
    const view = this.#hub.rooms.get(key)?.view;
    return view ? { epoch: view.epoch, version: view.version } : NOWHERE;
  }

  #change(hub: Hub): void {
    this.#become(hub);
    const due = hubFlushDueAt(hub);
    if (due === null || this.#timer !== undefined) return;
    const wait = due - Date.now();
    if (wait <= 0) this.#flush();
    else this.#timer = setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    const { hub, frames } = flushHub(this.#hub, Date.now());
    this.#become(hub);
    if (frames.size > 0) this.#host.send(frames);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Stores positions in the turn that sends the matching frames. */
  #become(hub: Hub): void {
    const before = this.#hub;
    this.#hub = hub;
    for (const key of new Set([...before.rooms.keys(), ...hub.rooms.keys()])) {
      const sent = hub.rooms.get(key)?.sent ?? null;
      if (sent !== (before.rooms.get(key)?.sent ?? null)) this.#host.mark(key, sent);
    }
  }
}
