import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Received } from '../../../clients/live/src/receive-frame.ts';
import { messageOf } from '../../../realtime/hosts/log.ts';
import { deepEqual } from '../../../realtime/protocol/deep-equal.ts';
import {
  matchFrameSchema,
  matchSnapshotSchema,
  sportFrameSchema,
  sportSnapshotSchema,
} from '../../../realtime/protocol/frame.ts';
import { receiveMatchFrame, receiveSportFrame } from '../../../realtime/protocol/receive-frame.ts';
import { roomPath, type RoomName } from '../../../realtime/protocol/room-name.ts';
import { Fault, type Client } from './client.ts';

/** Longest delay of a frame, ms. */
const FRAME_WITHIN_MS = 5_000;

/** A copy of a room's state. */
interface Copy {
  /** Applies a frame; false if earlier ones are missing. */
  take: (text: string) => boolean;
  /** Returns the difference from the room's snapshot, or null. */
  difference: (snapshot: string) => string | null;
}

/** Watches a room with the browser's own code, and compares its copy with the room. */
export class Viewer {
  readonly #socket: WebSocket;
  readonly #path: string;
  readonly #client: Client;
  readonly #copy: Copy;
  #fault: string | null = null;

  constructor(client: Client, room: RoomName) {
    this.#client = client;
    this.#path = roomPath(room);
    this.#copy =
      room.party === 'match'
        ? copyOf(matchFrameSchema, matchSnapshotSchema, receiveMatchFrame)
        : copyOf(sportFrameSchema, sportSnapshotSchema, receiveSportFrame);
    this.#socket = new WebSocket(client.url.replace('http', 'ws') + this.#path);
    this.#socket.on('error', (error) => (this.#fault ??= `its socket failed: ${error.message}`));
    this.#socket.on('message', (data) => {
      const text = data.toString();
      try {
        if (!this.#copy.take(text)) this.#fault ??= `a gap before ${text.slice(0, 200)}`;
      } catch (error) {
        this.#fault ??= `a frame that it cannot apply: ${messageOf(error)} in ${text.slice(0, 300)}`;
      }
    });
  }

  /** Resolves once the copy equals the room. Throws a `Fault` after a timeout. */
  async check(): Promise<void> {
    let difference: string | null = 'no frame came';
    const end = Date.now() + FRAME_WITHIN_MS;
    for (; this.#fault === null && Date.now() < end; await sleep(50)) {
      const { status, text } = await this.#client.get(this.#path);
      difference = status === 200 ? this.#copy.difference(text) : `its room answers ${status}`;
      if (difference === null) break;
    }
    const fault = this.#fault ?? difference;
    if (fault !== null) throw new Fault(`a viewer of ${this.#path}: ${fault}`);
  }

  stop(): void {
    this.#socket.terminate();
  }
}

function copyOf<Frame, Snapshot extends { type: string }>(
  frameSchema: v.GenericSchema<unknown, Frame>,
  snapshotSchema: v.GenericSchema<unknown, Snapshot>,
  receive: (held: Omit<Snapshot, 'type'> | null, frame: Frame) => Received<Omit<Snapshot, 'type'>>,
): Copy {
  let held: Omit<Snapshot, 'type'> | null = null;
  return {
    take: (text) => {
      const received = receive(held, v.parse(frameSchema, JSON.parse(text)));
      if (received.kind === 'applied') held = received.held;
      return received.kind !== 'gap';
    },
    difference: (text) => {
      const { type: _type, ...room } = v.parse(snapshotSchema, JSON.parse(text));
      if (deepEqual(held, room)) return null;
      const [mine, theirs] = [JSON.stringify(held), JSON.stringify(room)];
      const at = [...mine].findIndex((character, index) => character !== theirs[index]);
      const around = (copy: string) => `…${copy.slice(Math.max(0, at - 60), at + 80)}`;
      return `it has ${around(mine)} where the room has ${around(theirs)}`;
    },
  };
}
