import type { Position } from '../protocol/connect-query.ts';
import type { SportSnapshot } from '../protocol/frame.ts';
import { parseRoomName } from '../protocol/room-name.ts';
import type { SportView } from '../rooms/room-view.ts';
import { sportFramesFor, sportSnapshot, type LineUpdate } from '../rooms/sport-room.ts';
import { FollowerFeed } from './follower-feed.ts';
import type { FollowerName } from './follower-name.ts';
import { frameText } from './frame-text.ts';
import type { RoomViewText, SportRoomRpc } from './room-rpc.ts';
import { RoomServer } from './room-server.ts';
import { SportSession } from './sport-session.ts';
import { SportStorage } from './sport-storage.ts';

/** The room of one sport on Cloudflare: the lines of its current matches, for lists. */
export class SportRoomServer extends RoomServer implements SportRoomRpc {
  readonly #session: SportSession;
  readonly #followers: FollowerFeed;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const room = parseRoomName('sport', this.name);
    if (room?.party !== 'sport') throw new Error('A sport room needs the name of a sport');
    const storage = new SportStorage(ctx.storage);
    this.#session = new SportSession(
      {
        savePending: (lines) => storage.savePending(lines),
        saveFlush: (change) => storage.saveFlush(change),
        forget: (matchIds) => storage.forget(matchIds),
        broadcast: (text) => this.#spread(text),
        setAlarm: (at) => void ctx.storage.setAlarm(at),
      },
      storage.load(crypto.randomUUID()),
    );
    this.#followers = new FollowerFeed({
      env,
      name: room,
      storage: storage.followers,
      stored: storage.followers.load(),
      room: () => this.#session.room,
      view: () => this.#view(),
      onFailure: () => this.#session.armAlarm(),
    });
  }

  protected override textsFor(position: Position | null): readonly string[] {
    return sportFramesFor(this.#session.room, position).map(frameText);
  }

  protected override snapshotFrame(): SportSnapshot {
    return sportSnapshot(this.#session.room);
  }

  override async onAlarm(): Promise<void> {
    this.#session.onAlarm();
    await this.#followers.deliver();
  }

  async putLines(updates: LineUpdate[]): Promise<void> {
    this.#session.putLines(updates);
  }

  async snapshot(): Promise<SportSnapshot> {
    return this.snapshotFrame();
  }

  async subscribe(follower: FollowerName): Promise<RoomViewText> {
    return JSON.stringify(this.#followers.add(follower));
  }

  /** Arms the alarm in the turn that writes a delta: if the room dies later, the alarm resumes deliveries. */
  #spread(text: string): void {
    this.sockets.broadcast(text);
    if (this.#followers.none) return;
    this.#session.armAlarm();
    this.ctx.waitUntil(this.#followers.deliver());
  }

  /** Returns the data for followers. */
  #view(): SportView {
    const { epoch, version, lines } = this.snapshotFrame();
    return { epoch, version, lines, history: this.#session.room.history };
  }
}
