import type { Position } from '../protocol/connect-query.ts';
import type { SportSnapshot } from '../protocol/frame.ts';
import { parseRoomName } from '../protocol/room-name.ts';
import { sportFramesFor, sportSnapshot, type LineUpdate } from '../rooms/sport-room.ts';
import { FollowerFeed } from './follower-feed.ts';
import type { FollowerName } from './follower-name.ts';
import { frameText } from './frame-text.ts';
import { newEpoch } from './new-epoch.ts';
import type { RestoreOutcome, SportBackup } from './room-backup.ts';
import type { SportRoomRpc } from './room-rpc.ts';
import { emptyStorage, RoomServer } from './room-server.ts';
import { SportSession } from './sport-session.ts';
import { SportStorage } from './sport-storage.ts';

/** The room of one sport on Cloudflare: the lines of its current matches, for lists. */
export class SportRoomServer extends RoomServer implements SportRoomRpc {
  #session: SportSession;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#session = this.#open();
  }

  #open(): SportSession {
    const { ctx, env } = this;
    const name = parseRoomName('sport', this.name);
    if (name?.party !== 'sport') throw new Error('A sport room needs the name of a sport');
    const storage = new SportStorage(ctx.storage);
    return new SportSession(
      {
        store: storage,
        broadcast: (text) => void this.sockets.broadcast(text),
        setAlarm: (at) => void ctx.storage.setAlarm(at),
        waitUntil: (work) => ctx.waitUntil(work),
        followers: (session) =>
          new FollowerFeed({ env, name, storage: storage.followers, session }),
      },
      storage.load(newEpoch()),
    );
  }

  protected override kind() {
    return 'sport' as const;
  }

  protected override textsFor(position: Position | null): readonly string[] {
    return sportFramesFor(this.#session.room, position).map(frameText);
  }

  protected override snapshotFrame(): SportSnapshot {
    return sportSnapshot(this.#session.room);
  }

  override onAlarm(): Promise<void> {
    return this.#session.onAlarm();
  }

  async putLines(updates: LineUpdate[]): Promise<void> {
    this.#session.putLines(updates);
  }

  async snapshot(): Promise<SportSnapshot> {
    return this.snapshotFrame();
  }

  async backup(): Promise<SportBackup> {
    const { epoch, version, held, pending, history } = this.#session.room;
    const lines = { held: [...held], pending: [...pending] };
    return { sport: this.name, epoch, version, ...lines, history: [...history] };
  }

  /** Restores the room, and sends its lines to viewers and hubs that it already has. */
  async restore(saved: SportBackup, run: string): Promise<RestoreOutcome> {
    const storage = new SportStorage(this.ctx.storage);
    const { epoch } = this.#session.room;
    const outcome = storage.restore(saved, { run, newEpoch: epoch });
    if (outcome === 'restored') this.#reopen();
    return outcome;
  }

  async erase(run: string): Promise<void> {
    if (!new SportStorage(this.ctx.storage).isFilledBy(run)) return;
    await emptyStorage(this.ctx.storage);
    this.#reopen();
  }

  #reopen(): void {
    this.#session = this.#open();
    this.#session.armAlarm();
    void this.sockets.broadcast(frameText(this.snapshotFrame()));
  }

  async subscribe(_key: string, follower: FollowerName, held: Position): Promise<void> {
    await this.#session.subscribe(follower, held);
  }
}
