import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { deepEqual } from '../../../realtime/protocol/deep-equal.ts';
import {
  matchFrameSchema,
  matchSnapshotSchema,
  sportFrameSchema,
  sportSnapshotSchema,
} from '../../../realtime/protocol/frame.ts';
import {
  receiveMatchFrame,
  receiveSportFrame,
  type HeldLines,
  type HeldMatch,
} from '../../../realtime/protocol/receive-frame.ts';
import { roomPath, type RoomName } from '../../../realtime/protocol/room-name.ts';
import type { Client } from './client.ts';

/** Reads and merges a room's frames, and compares them with its snapshot. */
interface Reading {
  /** False when the frame leaves a gap. */
  take: (text: string) => boolean;
  /** Returns the difference from the room's snapshot, or null. */
  difference: (snapshot: string) => string | null;
}

/** Longest delay of a frame, ms. */
const LATEST_MS = 5_000;

/** Watches a room with the browser's own code, and keeps its state. */
export class Viewer {
  readonly #socket: WebSocket;
  readonly #room: RoomName;
  readonly #client: Client;
  readonly #reading: Reading;
  /** The first fault, or null. */
  fault: string | null = null;

  constructor(client: Client, room: RoomName) {
    this.#client = client;
    this.#room = room;
    this.#reading = room.party === 'match' ? matchReading() : sportReading();
    this.#socket = new WebSocket(client.url.replace('http', 'ws') + roomPath(room));
    this.#socket.on('message', (data) => this.#receive(data.toString()));
    this.#socket.on('error', (error) => this.#fail(`its socket failed: ${error.message}`));
  }

  /** Resolves to null once the state equals the room, else to the fault after a timeout. */
  async finish(): Promise<string | null> {
    let difference: string | null = null;
    for (
      const end = Date.now() + LATEST_MS;
      this.fault === null && Date.now() < end;
      await sleep(50)
    ) {
      const answer = await this.#client.get(roomPath(this.#room));
      if (answer.status !== 200) {
        difference = `its room answers ${answer.status}`;
        continue;
      }
      difference = this.#compare(answer.text);
      if (difference === null) break;
    }
    this.stop();
    return this.fault ?? difference;
  }

  stop(): void {
    this.#socket.terminate();
  }

  #compare(snapshot: string): string | null {
    try {
      return this.#reading.difference(snapshot);
    } catch (error) {
      return `the snapshot is not one: ${String(error)}`;
    }
  }

  #receive(text: string): void {
    try {
      if (!this.#reading.take(text)) this.#fail(`a gap before ${text.slice(0, 200)}`);
    } catch (error) {
      this.#fail(`a frame that cannot be taken: ${String(error)} in ${text.slice(0, 300)}`);
    }
  }

  #fail(fault: string): void {
    this.fault ??= fault;
  }
}

function matchReading(): Reading {
  let held: HeldMatch | null = null;
  return {
    take: (text) => {
      const received = receiveMatchFrame(held, v.parse(matchFrameSchema, JSON.parse(text)));
      if (received.kind === 'applied') held = received.held;
      return received.kind !== 'gap';
    },
    difference: (text) => {
      const { type: _type, ...room } = v.parse(matchSnapshotSchema, JSON.parse(text));
      return deepEqual(held, room) ? null : unequal(held, room);
    },
  };
}

function sportReading(): Reading {
  let held: HeldLines | null = null;
  return {
    take: (text) => {
      const received = receiveSportFrame(held, v.parse(sportFrameSchema, JSON.parse(text)));
      if (received.kind === 'applied') held = received.held;
      return received.kind !== 'gap';
    },
    difference: (text) => {
      const { type: _type, ...room } = v.parse(sportSnapshotSchema, JSON.parse(text));
      return deepEqual(held, room) ? null : unequal(held, room);
    },
  };
}

function unequal(held: unknown, room: unknown): string {
  const [mine, theirs] = [JSON.stringify(held), JSON.stringify(room)];
  const at = [...mine].findIndex((character, index) => character !== theirs[index]);
  const from = Math.max(0, at - 60);
  return `it holds …${mine.slice(from, at + 80)} where the room has …${theirs.slice(from, at + 80)}`;
}
