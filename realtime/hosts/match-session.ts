import { deepEqual } from '../protocol/deep-equal.ts';
import type { MatchFrame } from '../protocol/frame.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { Silence } from '../protocol/match-state.ts';
import { sportById } from '../sports/registry.ts';
import type { SportKey } from '../sports/sport.ts';
import { lineOf } from '../rooms/line.ts';
import {
  restoreMatchRoom,
  type MatchRoom,
  type Shown,
  type StoredMatchRoom,
} from '../rooms/match-room.ts';
import { matchSnapshot } from '../rooms/resume.ts';
import { endStale, markStale, staleAt } from '../rooms/stale.ts';
import type { LineUpdate } from '../rooms/sport-room.ts';
import { createDelivery, type Deliver } from './deliver.ts';
import { frameText } from './frame-text.ts';
import { ingestUpdates, type MatchRoomChange } from './ingest-updates.ts';
import type { IngestAnswer } from './room-rpc.ts';

/** Delay of the alarm that retries interrupted or failing deliveries, ms. */
const SAFETY_NET = 5_000;

export interface StoredMatch extends StoredMatchRoom {
  /** The sport room has this match's line of this version. */
  lineConfirmed: number;
  /** Time of the last message about the match, ms; 0 if never stored. */
  lastSeenAt: number;
}

/**
 * A match room's interface to its host. Writes in one turn are one transaction, and durable before
 * anything that is sent after them.
 */
export interface MatchHost {
  write(change: MatchRoomChange): void;
  confirmLine(version: number): void;
  /** Stores the time of the last message, and the stale state shown. */
  saveLastSeen(lastSeenAt: number, silence: Silence | undefined): void;
  broadcast(text: string): void;
  /** Calls `onAlarm` at this time (ms), even after the room died if the platform can. */
  setAlarm(at: number): void;
  /** Like `setAlarm`, but keeps an earlier alarm, even of an earlier wake-up. */
  setAlarmUnlessEarlier(at: number): void;
  /** Resolves when the line is durable in the sport room. */
  putLine(sportKey: SportKey, update: LineUpdate): Promise<void>;
  /** Keeps the room awake during a delivery. */
  waitUntil(work: Promise<void>): void;
}

/** An active match room, on either host: applies updates and passes on its line. */
export class MatchSession {
  readonly #host: MatchHost;
  readonly #matchId: string;
  readonly #deliverLine: Deliver;
  #room: MatchRoom;
  #lineConfirmed: number;
  #lastSeenAt: number;
  #alarmAt = 0;

  constructor(host: MatchHost, matchId: string, stored: StoredMatch) {
    this.#host = host;
    this.#matchId = matchId;
    this.#room = restoreMatchRoom(stored);
    this.#lineConfirmed = stored.lineConfirmed;
    // A room from before this was stored gets the full time limit.
    this.#lastSeenAt = stored.lastSeenAt || Date.now();
    this.#deliverLine = createDelivery(
      'line',
      () => this.#sendLine(),
      () => this.armAlarm(),
    );
  }

  get room(): MatchRoom {
    return this.#room;
  }

  /**
   * Applies updates and responds, all in one turn: no socket is accepted and no other ingest runs
   * in between; and the platform holds back frames and response until the transaction is on disk.
   */
  ingest(updates: readonly MatchUpdate[]): IngestAnswer {
    if (updates.some((update) => update.matchId !== this.#matchId))
      throw new Error('An update came to the room of another match');
    const before = this.#room;
    const now = Date.now();
    const { room, results, frames, change } = ingestUpdates(before, updates, now);
    if (change) this.#host.write(change);
    this.#takeOver(room, frames);
    this.#hear(before, now);
    return { results, snapshot: matchSnapshot(room) };
  }

  /** Records that the feed works. Returns whether the match is in play. */
  heartbeat(): boolean {
    const before = this.#room;
    const now = Date.now();
    this.#show(endStale(before, now));
    this.#hear(before, now);
    return staleAt(this.#room.state, now) !== null;
  }

  /** Passes on the line if the sport room may lack it. */
  async onAlarm(): Promise<void> {
    this.#alarmAt = 0;
    const silent = markStale(this.#room, this.#lastSeenAt, Date.now());
    this.#show(silent);
    if (silent) this.#host.saveLastSeen(this.#lastSeenAt, silent.room.state?.silence);
    this.#watch();
    await this.#deliverLine();
    // Stored only here: a write after each line would delay the frames being sent, and a room that
    // dies earlier sends one extra line.
    this.#host.confirmLine(this.#lineConfirmed);
  }

  /** Wakes the room within this many ms. Keeps an earlier alarm: each move would cost a write. */
  armAlarm(within = SAFETY_NET): void {
    const now = Date.now();
    const at = now + within;
    if (this.#alarmAt > now && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    this.#host.setAlarm(at);
  }

  /** Shows a change without update. */
  #show(shown: Shown | null): void {
    if (!shown?.delta) return;
    const { room, delta } = shown;
    const { version } = room;
    this.#host.write({ version, logged: [], dropped: [], checkpoint: null, deltas: [delta] });
    this.#takeOver(room, [delta]);
  }

  #takeOver(room: MatchRoom, frames: readonly MatchFrame[]): void {
    const before = this.#room;
    this.#room = room;
    for (const frame of frames) this.#host.broadcast(frameText(frame));
    if (room.version !== before.version) this.#handOn(before, room);
  }

  /** Records a message from the feed, even without news. */
  #hear(before: MatchRoom, now: number): void {
    this.#lastSeenAt = now;
    const isAwaited = staleAt(this.#room.state, now) !== null;
    if (isAwaited || before.state?.silence) this.#host.saveLastSeen(now, this.#room.state?.silence);
    this.#watch();
  }

  /** Wakes the room when its match becomes stale. */
  #watch(): void {
    const due = staleAt(this.#room.state, this.#lastSeenAt);
    if (due === null || (this.#alarmAt > Date.now() && this.#alarmAt <= due)) return;
    this.#alarmAt = due;
    this.#host.setAlarmUnlessEarlier(due);
  }

  #handOn(before: MatchRoom, { state, version }: MatchRoom): void {
    if (!state) return;
    const handed = this.#lineConfirmed === before.version;
    if (before.state && handed && deepEqual(lineOf(before.state), lineOf(state))) {
      this.#lineConfirmed = version;
      return;
    }
    // Stored with the change itself, so a room that dies now still delivers.
    this.armAlarm();
    this.#host.waitUntil(this.#deliverLine());
  }

  async #sendLine(): Promise<void> {
    const { state, epoch, version } = this.#room;
    if (!state || this.#lineConfirmed >= version) return;
    const update = { matchId: this.#matchId, epoch, version, line: lineOf(state) };
    await this.#host.putLine(sportById(state.sportId).key, update);
    this.#lineConfirmed = version;
  }
}
