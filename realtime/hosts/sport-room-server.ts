import type { Position } from '../protocol/connect-query.ts';
import type { SportFrame, SportSnapshot } from '../protocol/frame.ts';
import { sportFramesFor, sportSnapshot, type LineUpdate } from '../rooms/sport-room.ts';
import type { SportRoomRpc } from './room-rpc.ts';
import { RoomServer } from './room-server.ts';
import { SportSession } from './sport-session.ts';
import { SportStorage } from './sport-storage.ts';

/** The room of one sport on Cloudflare: the lines of its current matches, for lists. */
export class SportRoomServer extends RoomServer implements SportRoomRpc {
  readonly #session: SportSession;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const storage = new SportStorage(ctx.storage);
    this.#session = new SportSession(
      {
        savePending: (lines) => storage.savePending(lines),
        saveFlush: (change) => storage.saveFlush(change),
        forget: (matchIds) => storage.forget(matchIds),
        broadcast: (text) => this.sockets.broadcast(text),
        setAlarm: (at) => void ctx.storage.setAlarm(at),
      },
      storage.load(crypto.randomUUID()),
    );
  }

  protected override framesFor(position: Position | null): readonly SportFrame[] {
    return sportFramesFor(this.#session.room, position);
  }

  protected override snapshotFrame(): SportSnapshot {
    return sportSnapshot(this.#session.room);
  }

  override onAlarm(): void {
    this.#session.onAlarm();
  }

  async putLines(updates: LineUpdate[]): Promise<void> {
    this.#session.putLines(updates);
  }

  async snapshot(): Promise<SportSnapshot> {
    return this.snapshotFrame();
  }
}
