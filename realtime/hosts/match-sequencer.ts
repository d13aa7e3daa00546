import { deepEqual } from '../protocol/deep-equal.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { sportById } from '../protocol/sport.ts';
import { lineOf } from '../rooms/line.ts';
import { restoreMatchRoom, type MatchRoom } from '../rooms/match-room.ts';
import { createDelivery, type Deliver } from './deliver.ts';
import { frameText } from './frame-text.ts';
import { ingestUpdates } from './ingest-updates.ts';
import type { MatchRole } from './match-role.ts';
import { MatchStorage } from './match-storage.ts';
import { RelayFeed } from './relay-feed.ts';
import { viewOf } from './relay-view.ts';
import type { IngestAnswer, RelayViewText } from './room-rpc.ts';
import { sportRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import type { RoomSockets } from './sockets.ts';

/** When an alarm looks for deliveries that were cut off, and when again if they still fail, ms. */
const SAFETY_NET = 5_000;

/** The room that takes a match's updates and decides their order. */
export class MatchSequencer implements MatchRole {
  readonly #ctx: DurableObjectState;
  readonly #env: RoomsEnv;
  readonly #matchId: string;
  readonly #sockets: RoomSockets;
  readonly #storage: MatchStorage;
  readonly #relays: RelayFeed;
  readonly #deliverLine: Deliver;
  #room: MatchRoom;
  #lineConfirmed: number;
  #alarmAt = 0;

  constructor(ctx: DurableObjectState, env: RoomsEnv, matchId: string, sockets: RoomSockets) {
    this.#ctx = ctx;
    this.#env = env;
    this.#matchId = matchId;
    this.#sockets = sockets;
    this.#storage = new MatchStorage(ctx.storage);
    const stored = this.#storage.load(crypto.randomUUID());
    this.#room = restoreMatchRoom(stored);
    this.#lineConfirmed = stored.lineConfirmed;
    const armAlarm = () => this.#armAlarm();
    this.#relays = new RelayFeed(env, matchId, this.#storage, stored, () => this.#room, armAlarm);
    this.#deliverLine = createDelivery('line', () => this.#sendLine(), armAlarm);
  }

  get view(): MatchRoom {
    return this.#room;
  }

  async ready(): Promise<void> {}

  overflow(): number {
    return this.#relays.newest();
  }

  /**
   * Applies updates and answers. Everything up to the answer happens in one
   * turn: no socket can be accepted, and no other ingest run, in between; and
   * the platform holds back frames and answer until the transaction is on disk.
   */
  ingest(updates: readonly MatchUpdate[]): IngestAnswer {
    if (updates.some((update) => update.matchId !== this.#matchId))
      throw new Error('An update came to the room of another match');
    const before = this.#room.state;
    const { room, results, frames, change } = ingestUpdates(this.#room, updates, Date.now());
    if (change) this.#storage.write(change);
    this.#room = room;
    for (const frame of frames) this.#sockets.broadcast(frameText(frame));
    if (frames.length > 0) this.#passOn(before, room);
    return { results, state: room.state, version: room.version };
  }

  subscribeRelay(relay: number): RelayViewText {
    this.#relays.add(relay);
    return JSON.stringify(viewOf(this.#room));
  }

  async onAlarm(): Promise<void> {
    this.#alarmAt = 0;
    await Promise.all([this.#deliverLine(), this.#relays.deliver()]);
  }

  #passOn(before: MatchState | null, { state, version }: MatchRoom): void {
    if (!state) return;
    const shownBefore = before && this.#lineConfirmed === version - 1;
    if (shownBefore && deepEqual(lineOf(before), lineOf(state))) {
      this.#lineConfirmed = version;
      this.#storage.confirmLine(version);
    } else {
      // Written with the change itself, so a room that dies now still delivers.
      this.#armAlarm();
      this.#ctx.waitUntil(this.#deliverLine());
    }
    if (!this.#relays.none) {
      this.#armAlarm();
      this.#ctx.waitUntil(this.#relays.deliver());
    }
  }

  async #sendLine(): Promise<void> {
    const { state, version } = this.#room;
    if (!state || this.#lineConfirmed >= version) return;
    const sport = sportById(state.sportId);
    const update = { matchId: this.#matchId, version, line: lineOf(state) };
    await sportRoom(this.#env, sport.key).putLines([update]);
    this.#lineConfirmed = version;
    this.#storage.confirmLine(version);
  }

  /** One alarm at a time: moving it with every change would cost a write each. */
  #armAlarm(): void {
    const now = Date.now();
    if (this.#alarmAt > now) return;
    this.#alarmAt = now + SAFETY_NET;
    void this.#ctx.storage.setAlarm(this.#alarmAt);
  }
}
