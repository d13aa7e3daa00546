/*
 * A viewer written from the protocol's description alone: it imports no project code, so that a
 * mistake in shared code cannot hide itself.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket, type RawData } from 'ws';

type Json = Record<string, unknown>;

export interface Frame extends Json {
  type: string;
  version: number;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFrame(value: unknown): value is Frame {
  return (
    isObject(value) && typeof value['type'] === 'string' && typeof value['version'] === 'number'
  );
}

/** RFC 7396, section 2. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Json = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

function upsertIncidents(state: Json, incidents: unknown[]): Json {
  const list = Array.isArray(state['incidents']) ? [...state['incidents']] : [];
  for (const incident of incidents) {
    const at = list.findIndex(
      (known) => isObject(known) && isObject(incident) && known['id'] === incident['id'],
    );
    if (at < 0) list.push(incident);
    else list[at] = incident;
  }
  return { ...state, incidents: list };
}

/** A viewer of one match. Keeps the frames it received, its rebuilt state and every gap. */
export class IndependentClient {
  epoch: string | undefined;
  version = 0;
  state: Json | undefined;
  readonly gaps: string[] = [];
  readonly scores: string[] = [];
  snapshots = 0;
  cuts = 0;
  #socket: WebSocket | undefined;
  #closed = false;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Connects from its position; retries until the room exists. Resolves when the socket is open. */
  async connect(): Promise<void> {
    while (!this.#closed) {
      const url = new URL(this.#url);
      if (this.epoch !== undefined) {
        url.searchParams.set('epoch', this.epoch);
        url.searchParams.set('version', String(this.version));
      }
      const socket = new WebSocket(url);
      const opened = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true));
        socket.once('error', () => resolve(false));
        socket.on('message', (data, isBinary) => {
          if (socket === this.#socket || this.#socket === undefined) this.#receive(data, isBinary);
        });
        this.#socket = socket;
      });
      if (opened) {
        socket.on('close', () => {
          if (!this.#closed && socket === this.#socket) void this.connect();
        });
        socket.on('error', () => socket.terminate());
        return;
      }
      await sleep(20);
    }
  }

  /** Drops the connection without a close frame, like a tunnel, and reconnects. */
  async cut(): Promise<void> {
    this.cuts += 1;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.removeAllListeners('message');
    socket?.removeAllListeners('close');
    socket?.terminate();
    await this.connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (isBinary) throw new Error('a frame was not text');
    const frame: unknown = JSON.parse(String(data));
    if (!isFrame(frame)) throw new Error(`not a frame: ${String(data)}`);
    if (frame.type === 'snapshot') this.#takeSnapshot(frame);
    else if (frame.type === 'delta') this.#takeDelta(frame);
    else throw new Error(`unexpected frame: ${String(data)}`);
    const score = this.state?.['score'];
    if (isObject(score)) {
      const text = `${String(score['home'])}-${String(score['away'])}`;
      if (this.scores.at(-1) !== text) this.scores.push(text);
    }
  }

  #takeSnapshot(frame: Frame): void {
    this.snapshots += 1;
    if (typeof frame['epoch'] !== 'string' || !isObject(frame['state']))
      throw new Error('a snapshot without epoch or state');
    this.epoch = frame['epoch'];
    this.version = frame.version;
    this.state = frame['state'];
  }

  #takeDelta(frame: Frame): void {
    if (frame.version !== this.version + 1)
      this.gaps.push(`${this.version} was followed by ${frame.version}`);
    if (!isObject(this.state)) throw new Error('a delta before any snapshot');
    const merged = 'patch' in frame ? mergePatch(this.state, frame['patch']) : this.state;
    if (!isObject(merged)) throw new Error('a patch that is not an object');
    const incidents = frame['incidents'];
    this.state = Array.isArray(incidents) ? upsertIncidents(merged, incidents) : merged;
    this.version = frame.version;
  }
}
