import * as v from 'valibot';
import { formatConnectQuery, type Position } from '../../protocol/connect-query.ts';
import { matchFrameSchema, sportFrameSchema } from '../../protocol/frame.ts';
import { hubFrameSchema } from '../../protocol/hub-frame.ts';
import { formatHubRooms } from '../../protocol/hub-query.ts';
import type { MatchLine, MatchState } from '../../protocol/match-state.ts';
import {
  receiveMatchFrame,
  receiveSportFrame,
  type HeldLines,
  type HeldMatch,
} from '../../protocol/receive-frame.ts';
import type { TestSocket } from '../conformance/test-socket.ts';

type Held = HeldLines | HeldMatch;

/** A client of several rooms over one connection that fails at any gap or repetition. */
export class HubViewer {
  readonly socket: TestSocket;
  readonly held: Map<string, Held>;
  readonly #kinds: [key: string, kind: string][] = [];
  /** Number of frames. */
  received = 0;

  constructor(socket: TestSocket, held: ReadonlyMap<string, Held>) {
    this.socket = socket;
    this.held = new Map(held);
  }

  static async connect(
    open: (query: Record<string, string>) => Promise<TestSocket>,
    keys: readonly string[],
    from: { positions: ReadonlyMap<string, Position>; held: ReadonlyMap<string, Held> } = {
      positions: new Map(),
      held: new Map(),
    },
  ): Promise<HubViewer> {
    const rooms = formatHubRooms(keys.map((key) => [key, from.positions.get(key) ?? null]));
    return new HubViewer(await open({ ...formatConnectQuery(null), rooms }), from.held);
  }

  get positions(): ReadonlyMap<string, Position> {
    return this.held;
  }

  kindsOf(key: string): string[] {
    return this.#kinds.filter(([of]) => of === key).map(([, kind]) => kind);
  }

  line(key: string, matchId: string): MatchLine | undefined {
    const held = this.held.get(key);
    return held && 'lines' in held ? held.lines[matchId] : undefined;
  }

  state(key: string): MatchState | undefined {
    const held = this.held.get(key);
    return held && 'state' in held ? held.state : undefined;
  }

  async until(fits: (viewer: this) => boolean): Promise<void> {
    while (!fits(this)) this.#take(await this.socket.next());
  }

  /** Applies the next message. */
  async receive(): Promise<void> {
    this.#take(await this.socket.next());
  }

  /** Applies the messages that the hub sent before it answers a ping. */
  async settle(): Promise<void> {
    for (const text of await this.socket.rest()) this.#take(text);
  }

  #take(text: string): void {
    this.received += 1;
    const message = v.parse(hubFrameSchema, JSON.parse(text));
    if (message.type === 'error') throw new Error(`Error frame: ${message.code}`);
    for (const { room, frame } of message.frames) {
      const held = this.held.get(room) ?? null;
      const received = room.startsWith('sport/')
        ? receiveSportFrame(held && 'lines' in held ? held : null, v.parse(sportFrameSchema, frame))
        : receiveMatchFrame(
            held && 'state' in held ? held : null,
            v.parse(matchFrameSchema, frame),
          );
      if (received.kind !== 'applied') throw new Error(`${room}: ${received.kind}`);
      this.held.set(room, received.held);
      this.#kinds.push([room, v.parse(v.looseObject({ type: v.string() }), frame).type]);
    }
  }
}
