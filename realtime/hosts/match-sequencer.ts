import type { MatchUpdate } from '../protocol/ingest.ts';
import type { MatchRoom } from '../rooms/match-room.ts';
import { matchSnapshot, type MatchView } from '../rooms/resume.ts';
import { PendingWrites } from './pending-writes.ts';
import type { MatchRole } from './match-role.ts';
import { log as logLine, messageOf } from './log.ts';
import { MatchSession, type MatchHost } from './match-session.ts';
import { MatchStorage, type StoredSequencer } from './match-storage.ts';
import { FollowerFeed } from './follower-feed.ts';
import type { FollowerName } from './follower-name.ts';
import type { IngestAnswer, UnsavedMatch, RoomViewText } from './room-rpc.ts';
import { sportRoom } from './room-stub.ts';
import type { RoomsEnv } from './rooms-env.ts';
import type { RoomSockets } from './sockets.ts';

/** The room that receives a match's updates, decides their order and feeds its followers. */
export class MatchSequencer implements MatchRole {
  readonly #ctx: DurableObjectState;
  readonly #session: MatchSession;
  readonly #followers: FollowerFeed;
  readonly #debt: PendingWrites;

  constructor(ctx: DurableObjectState, env: RoomsEnv, matchId: string, sockets: RoomSockets) {
    const storage = new MatchStorage(ctx.storage, matchId);
    const { session, stored } = openSession(storage, matchId, {
      write: (change) => storage.write(change),
      confirmLine: (version) => storage.confirmLine(version),
      saveLastSeen: (lastSeenAt, silence) => storage.saveLastSeen(lastSeenAt, silence),
      broadcast: (text) => sockets.broadcast(text),
      setAlarm: (at) => void ctx.storage.setAlarm(at),
      setAlarmUnlessEarlier: (at) => ctx.waitUntil(setAlarmUnlessEarlier(ctx.storage, at)),
      putLine: (sportKey, update) => sportRoom(env, sportKey).putLines([update]),
      waitUntil: (work) => ctx.waitUntil(work),
    });
    this.#ctx = ctx;
    this.#session = session;
    this.#followers = new FollowerFeed({
      env,
      name: { party: 'match', matchId },
      storage: storage.followers,
      stored: stored.followers,
      room: () => session.room,
      view: () => viewOf(session.room),
      onFailure: () => session.armAlarm(),
    });
    this.#debt = new PendingWrites(
      {
        tell: async () => void (await env.MATCH_STATES.send({ unsaved: matchId })),
        note: (version) => storage.confirmDatabase(version),
      },
      stored.databaseConfirmed,
    );
    ctx.waitUntil(this.#armForDebt());
  }

  get view(): MatchRoom {
    return this.#session.room;
  }

  /** A room that lost its whole stored state has no pending version. */
  get #shownVersion(): number {
    return this.view.state ? this.view.version : 0;
  }

  async ready(): Promise<void> {}

  overflow(): number {
    return this.#followers.newestRelay();
  }

  ingest(updates: readonly MatchUpdate[]): IngestAnswer {
    const before = this.view.version;
    const answer = this.#session.ingest(updates);
    if (this.view.version !== before) {
      this.#debt.changed(Date.now());
      this.#spread();
    }
    return answer;
  }

  heartbeat(): boolean {
    const before = this.view.version;
    const isInPlay = this.#session.heartbeat();
    if (this.view.version !== before) this.#spread();
    return isInPlay;
  }

  /** Arms the alarm in the turn of a change: it survives a crash. */
  #spread(): void {
    this.#session.armAlarm();
    if (!this.#followers.none) this.#ctx.waitUntil(this.#followers.deliver());
  }

  unsaved(): UnsavedMatch | null {
    const { log, rejections } = this.view;
    const snapshot = matchSnapshot(this.view);
    if (!snapshot || !this.#debt.isUnsaved(this.#shownVersion)) return null;
    const newest = log.findLast(({ fixture, sequence }) => fixture && !rejections.has(sequence));
    return {
      snapshot,
      fixture: newest?.fixture ? { sequence: newest.sequence, fixture: newest.fixture } : null,
    };
  }

  confirmStored(epoch: string, version: number): void {
    if (epoch === this.view.epoch) this.#debt.confirm(version);
  }

  subscribe(follower: FollowerName): RoomViewText {
    return JSON.stringify(this.#followers.add(follower));
  }

  async onAlarm(): Promise<void> {
    // Marks a stale feed in this turn, before its delivery.
    const lineHanded = this.#session.onAlarm();
    await Promise.all([lineHanded, this.#followers.deliver(), this.#payDebt()]);
  }

  /**
   * Arms the alarm if a version is pending and the platform dropped the alarm, or the room predates
   * this tracking. Keeps an alarm that is due right now: the platform would postpone it.
   */
  async #armForDebt(): Promise<void> {
    if (!this.#debt.isUnsaved(this.#shownVersion)) return;
    if ((await this.#ctx.storage.getAlarm()) === null) this.#session.armAlarm();
  }

  async #payDebt(): Promise<void> {
    const wait = await this.#debt.settle(this.#shownVersion, Date.now());
    if (wait !== null) this.#session.armAlarm(wait);
  }
}

/** Returns the data for followers. */
function viewOf({ epoch, version, state, history }: MatchRoom): MatchView {
  return { epoch, version, state, history };
}

/** Opens the session; stored data may parse and still be invalid: then it is repaired. */
function openSession(
  storage: MatchStorage,
  matchId: string,
  host: MatchHost,
): { session: MatchSession; stored: StoredSequencer } {
  const stored = storage.load(crypto.randomUUID());
  try {
    return { session: new MatchSession(host, matchId, stored), stored };
  } catch (error) {
    logLine('error', 'stored-senseless', { room: matchId, message: messageOf(error) });
    const mended = storage.mend(crypto.randomUUID());
    return { session: new MatchSession(host, matchId, mended), stored: mended };
  }
}

async function setAlarmUnlessEarlier(storage: DurableObjectStorage, at: number): Promise<void> {
  const set = await storage.getAlarm();
  if (set === null || set > at) await storage.setAlarm(at);
}
