import type { Position } from '../protocol/connect-query.ts';
import { deepEqual } from '../protocol/deep-equal.ts';
import type { MatchFrame } from '../protocol/frame.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { Silence } from '../protocol/match-state.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { sportById } from '../sports/registry.ts';
import type { SportKey } from '../sports/sport.ts';
import { lineOf } from '../rooms/line.ts';
import {
  restoreMatchRoom,
  type MatchRoom,
  type Shown,
  type StoredMatchRoom,
} from '../rooms/match-room.ts';
import { matchSnapshot, type MatchView } from '../rooms/resume.ts';
import { endStale, markStale, staleAt } from '../rooms/stale.ts';
import type { LineUpdate } from '../rooms/sport-room.ts';
import { createDelivery, type Deliver } from './deliver.ts';
import { PendingWrites, type DebtHost } from './pending-writes.ts';
import type { FollowerFeed } from './follower-feed.ts';
import type { FollowerName } from './follower-name.ts';
import { frameText } from './frame-text.ts';
import { ingestUpdates, type MatchRoomChange } from './ingest-updates.ts';
import type { RoomReport } from './metrics/tally.ts';
import { newEpoch } from './new-epoch.ts';
import type { IngestAnswer, UnsavedMatch } from './room-rpc.ts';

/** Delay of the alarm that retries interrupted or failing deliveries, ms. */
const SAFETY_NET = 5_000;

export interface StoredMatch extends StoredMatchRoom {
  /** Version of the line that the sport room has confirmed. */
  lineConfirmed: number;
  /** Time of the last message about the match, ms; 0 if never stored. */
  lastSeenAt: number;
  /** Version of the state that the database has confirmed. */
  databaseConfirmed?: number;
  /** A backup filled the room, and nothing has changed since. */
  isRestored?: boolean;
}

/** Writes in one turn are one transaction, and durable before anything that is sent after them. */
export interface MatchStore {
  write(change: MatchRoomChange): void;
  confirmLine(version: number): void;
  /** Stores the time of the last message, and the stale state shown. */
  saveLastSeen(lastSeenAt: number, silence: Silence | undefined): void;
}

/** A match room's interface to its host. */
export interface MatchHost {
  store: MatchStore;
  broadcast(text: string): void;
  /** Calls `onAlarm` at this time (ms), even after the room died if the platform can. */
  setAlarm(at: number): void;
  /** Like `setAlarm`, but keeps an earlier alarm, even of an earlier wake-up. */
  setAlarmUnlessEarlier(at: number): void;
  /** Resolves when the line is durable in the sport room. */
  putLine(sportKey: SportKey, update: LineUpdate): Promise<void>;
  /** Keeps the room awake during a delivery. */
  waitUntil(work: Promise<void>): void;
  /** Creates the feed of the room's followers, on a host that has relays and hubs. */
  followers?(session: MatchSession): FollowerFeed;
  /** The writers of the database, on a host that has one. */
  database?: DebtHost;
  /** Reports the match to the metrics, on a host that has them. */
  report?: ((news: Omit<RoomReport, 'kind' | 'sockets'>) => void) | undefined;
}

/**
 * An active match room, on either host: decides the order of a match's updates, and passes on its
 * line, its deltas and the versions that the database lacks.
 */
export class MatchSession {
  readonly #host: MatchHost;
  readonly matchId: string;
  readonly #deliverLine: Deliver;
  readonly #followers: FollowerFeed | undefined;
  readonly #pendingWrites: PendingWrites | undefined;
  #room: MatchRoom;
  #lineConfirmed: number;
  #lastSeenAt: number;
  #alarmAt = 0;
  /** The feed that last sent something since the room woke. */
  #source: string | undefined;
  #isRestored: boolean;
  /** See `RoomReport`. */
  #unsavedSince: number | 'earlier' | null = null;

  constructor(host: MatchHost, matchId: string, stored: StoredMatch) {
    this.#host = host;
    this.matchId = matchId;
    this.#room = restoreMatchRoom(stored);
    this.#lineConfirmed = stored.lineConfirmed;
    this.#isRestored = stored.isRestored ?? false;
    // If no time is stored, the feed gets the whole time limit from now.
    this.#lastSeenAt = stored.lastSeenAt || Date.now();
    this.#deliverLine = createDelivery(
      'line',
      () => this.#sendLine(),
      () => this.armAlarm(),
    );
    this.#followers = host.followers?.(this);
    this.#pendingWrites =
      host.database && new PendingWrites(host.database, stored.databaseConfirmed ?? 0);
    // The platform may have dropped the alarm, so the room sets one. It keeps an earlier alarm,
    // because a new one would postpone that.
    if (this.#pendingWrites?.isUnsaved(this.#shownVersion)) {
      host.setAlarmUnlessEarlier(Date.now() + SAFETY_NET);
      this.#unsavedSince = 'earlier';
      this.#report();
    }
  }

  get room(): MatchRoom {
    return this.#room;
  }

  /** Returns the data for followers. */
  view(): MatchView {
    const { epoch, version, state, history } = this.#room;
    return { epoch, version, state, history };
  }

  /**
   * Returns the version that the database should have; 0 without a state, so that none is pending.
   */
  get #shownVersion(): number {
    return this.#room.state ? this.#room.version : 0;
  }

  /**
   * Applies updates and returns the response, all in one turn, so that no socket is accepted and no
   * other ingest runs in between. The platform holds back frames and response until the transaction
   * is on disk.
   */
  ingest(updates: readonly MatchUpdate[], source?: string): IngestAnswer {
    if (updates.some((update) => update.matchId !== this.matchId))
      throw new Error('An update came to the room of another match');
    const before = this.#room;
    const now = Date.now();
    const { results, frames, ...after } = ingestUpdates(before, updates, now);
    const { room, change } = this.#renewed(after);
    if (change) {
      const versions = new Map(
        results.flatMap(({ sequence, version }) =>
          version === undefined ? [] : [[sequence, version]],
        ),
      );
      this.#host.store.write({ ...change, arrival: { at: now, source, versions } });
    }
    if (room.version !== before.version) this.#pendingWrites?.changed(now);
    this.#takeOver(room, frames);
    this.#hear(before, now, source);
    return { results, snapshot: matchSnapshot(room) };
  }

  /** Records that the feed works. Returns whether the match is in play. */
  heartbeat(source?: string): boolean {
    const before = this.#room;
    const now = Date.now();
    this.#show(endStale(before, now));
    this.#hear(before, now, source);
    return staleAt(this.#room.state, now) !== null;
  }

  /** Returns the data that the database lacks; null if it has all. */
  unsaved(): UnsavedMatch | null {
    const { log, rejections } = this.#room;
    const snapshot = matchSnapshot(this.#room);
    if (!snapshot || !this.#pendingWrites?.isUnsaved(this.#shownVersion)) return null;
    const newest = log.findLast(({ fixture, sequence }) => fixture && !rejections.has(sequence));
    return {
      snapshot,
      fixture: newest?.fixture ? { sequence: newest.sequence, fixture: newest.fixture } : null,
    };
  }

  confirmStored(epoch: string, version: number): void {
    if (epoch !== this.#room.epoch) return;
    this.#pendingWrites?.confirm(version);
    this.#unsavedSince = this.#pendingWrites?.isUnsaved(this.#shownVersion) ? Date.now() : null;
    this.#report();
  }

  async subscribe(follower: FollowerName, held: Position): Promise<void> {
    await this.#followers?.add(follower, held);
  }

  get newestRelay(): number {
    return this.#followers?.newestRelay ?? 0;
  }

  /**
   * Marks the match if it is stale, in this turn, then resumes deliveries that failed or were
   * interrupted.
   */
  async onAlarm(): Promise<void> {
    this.#alarmAt = 0;
    const silent = markStale(this.#room, this.#lastSeenAt, Date.now());
    this.#show(silent);
    if (silent) {
      this.#host.store.saveLastSeen(this.#lastSeenAt, silent.room.state?.silence);
      this.#report();
    }
    this.#watch();
    await Promise.all([this.#confirmLine(), this.#followers?.deliver(), this.#writePending()]);
  }

  async #confirmLine(): Promise<void> {
    await this.#deliverLine();
    // Stored only here: a write after each line would delay the frames being sent, and a room that
    // dies earlier sends one extra line.
    this.#host.store.confirmLine(this.#lineConfirmed);
  }

  async #writePending(): Promise<void> {
    const wait = await this.#pendingWrites?.settle(this.#shownVersion, Date.now());
    if (typeof wait === 'number') this.armAlarm(wait);
  }

  /** Wakes the room within this many ms. Keeps an earlier alarm: each move would cost a write. */
  armAlarm(within = SAFETY_NET): void {
    const now = Date.now();
    const at = now + within;
    if (this.#alarmAt > now && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    this.#host.setAlarm(at);
  }

  /** Stores and sends a change that no update made. */
  #show(shown: Shown | null): void {
    if (!shown?.delta) return;
    const { delta } = shown;
    const { version } = shown.room;
    const only = { version, logged: [], dropped: [], checkpoint: null, deltas: [delta] };
    const { room, change } = this.#renewed({ room: shown.room, change: only });
    if (change) this.#host.store.write(change);
    this.#takeOver(room, [delta]);
  }

  /**
   * Returns the change with a new epoch if it is the first visible one after a restore (ADR 101).
   */
  #renewed({ room, change }: { room: MatchRoom; change: MatchRoomChange | null }) {
    if (!this.#isRestored || !change || room.version === this.#room.version)
      return { room, change };
    const epoch = newEpoch();
    return { room: { ...room, epoch, history: change.deltas }, change: { ...change, epoch } };
  }

  #takeOver(room: MatchRoom, frames: readonly MatchFrame[]): void {
    const before = this.#room;
    this.#room = room;
    if (room.epoch !== before.epoch) this.#isRestored = false;
    for (const frame of frames) this.#host.broadcast(frameText(frame));
    if (room.version === before.version) return;
    if (this.#pendingWrites) this.#unsavedSince ??= Date.now();
    // The alarm is stored with the change itself, so a room that dies now still delivers.
    this.armAlarm();
    this.#handOn(before, room);
    if (this.#followers && !this.#followers.none) this.#host.waitUntil(this.#followers.deliver());
  }

  /** Records a message from the feed, even without news. */
  #hear(before: MatchRoom, now: number, source: string | undefined): void {
    this.#lastSeenAt = now;
    this.#source = source ?? this.#source;
    this.#report();
    const isAwaited = staleAt(this.#room.state, now) !== null;
    if (isAwaited || before.state?.silence)
      this.#host.store.saveLastSeen(now, this.#room.state?.silence);
    this.#watch();
  }

  #report(): void {
    const { state } = this.#room;
    if (!this.#host.report || !state) return;
    this.#host.report({
      isInPlay: IN_PLAY_STATUSES.has(state.status),
      isSilent: state.silence !== undefined,
      unsavedSince: this.#unsavedSince,
      ...(this.#source !== undefined && { source: this.#source }),
    });
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
    this.#host.waitUntil(this.#deliverLine());
  }

  async #sendLine(): Promise<void> {
    const { state, epoch, version } = this.#room;
    if (!state || this.#lineConfirmed >= version) return;
    const update = { matchId: this.matchId, epoch, version, line: lineOf(state) };
    await this.#host.putLine(sportById(state.sportId).key, update);
    this.#lineConfirmed = version;
  }
}
