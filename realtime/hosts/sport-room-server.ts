import { Server, type Connection, type ConnectionContext } from 'partyserver';
import type { SportSnapshot } from '../protocol/frame.ts';
import { sportFramesFor, sportSnapshot, type LineUpdate } from '../rooms/sport-room.ts';
import { addressTag } from './address-tag.ts';
import { frameText } from './frame-text.ts';
import { isUpgrade, refusal, snapshotAnswer } from './json-answers.ts';
import { log, messageOf } from './log.ts';
import type { SportRoomRpc } from './room-rpc.ts';
import { socketsPerAddress, type RoomsEnv } from './rooms-env.ts';
import { refusalOf } from './refused-upgrade.ts';
import { RoomSockets } from './sockets.ts';
import { SportSession } from './sport-session.ts';
import { SportStorage } from './sport-storage.ts';
import { refuseMessage, welcome } from './welcome.ts';

/** The room of one sport on Cloudflare: the lines of its current matches, for lists. */
export class SportRoomServer extends Server<RoomsEnv> implements SportRoomRpc {
  static override options = { hibernate: true };

  readonly #sockets: RoomSockets;
  readonly #session: SportSession;

  constructor(ctx: DurableObjectState, env: RoomsEnv) {
    super(ctx, env);
    const sockets = new RoomSockets(ctx, socketsPerAddress(env));
    const storage = new SportStorage(ctx.storage);
    this.#sockets = sockets;
    this.#session = new SportSession(
      {
        savePending: (lines) => storage.savePending(lines),
        saveFlush: (change) => storage.saveFlush(change),
        forget: (matchIds) => storage.forget(matchIds),
        broadcast: (text) => sockets.broadcast(text),
        setAlarm: (at) => void ctx.storage.setAlarm(at),
      },
      storage.load(crypto.randomUUID()),
    );
  }

  override async fetch(request: Request): Promise<Response> {
    const refused =
      isUpgrade(request) && (await refusalOf(request, this.#sockets, this.ctx.id.toString()));
    return refused || super.fetch(request);
  }

  override async getConnectionTags(
    _socket: Connection,
    { request }: ConnectionContext,
  ): Promise<string[]> {
    const tag = await addressTag(request.headers, this.ctx.id.toString());
    return tag === undefined ? [] : [tag];
  }

  override onConnect(socket: Connection, { request }: ConnectionContext): void {
    welcome(socket, request.url, {
      admit: () => this.#sockets.admit(socket),
      framesFor: (position) => sportFramesFor(this.#session.room, position),
    });
  }

  override onMessage(socket: Connection): void {
    this.#sockets.release(socket);
    refuseMessage(socket);
  }

  override onClose(socket: Connection): void {
    this.#sockets.release(socket);
  }

  override onError(socket: Connection, error: unknown): void {
    this.#sockets.release(socket);
    log('info', 'socket-failed', { room: this.name, message: messageOf(error) });
  }

  override onRequest(request: Request): Response {
    if (request.method !== 'GET') return refusal(405, 'A room answers GET only.', { allow: 'GET' });
    return snapshotAnswer(frameText(sportSnapshot(this.#session.room)));
  }

  override onAlarm(): void {
    this.#session.onAlarm();
  }

  async putLines(updates: LineUpdate[]): Promise<void> {
    this.#session.putLines(updates);
  }

  async snapshot(): Promise<SportSnapshot> {
    return sportSnapshot(this.#session.room);
  }
}
