import { Server, type Connection, type ConnectionContext } from 'partyserver';
import type { Position } from '../protocol/connect-query.ts';
import type { MatchFrame, MatchSnapshot, SportFrame, SportSnapshot } from '../protocol/frame.ts';
import { addressTag } from './address-tag.ts';
import { frameText } from './frame-text.ts';
import { isUpgrade, refusal, snapshotAnswer } from './json-answers.ts';
import { log, messageOf } from './log.ts';
import { refusalOf } from './refused-upgrade.ts';
import { socketsPerAddress, type RoomsEnv } from './rooms-env.ts';
import { RoomSockets } from './sockets.ts';
import { refuseMessage, welcome } from './welcome.ts';

/** What every room on Cloudflare is to its viewers: sockets that only listen, a snapshot for a GET. */
export abstract class RoomServer extends Server<RoomsEnv> {
  static override options = { hibernate: true };

  protected readonly sockets: RoomSockets;

  constructor(ctx: DurableObjectState, env: RoomsEnv) {
    super(ctx, env);
    this.sockets = new RoomSockets(ctx, socketsPerAddress(env));
  }

  /** The first frames of a viewer, who has what was at `position`. */
  protected abstract framesFor(position: Position | null): readonly (MatchFrame | SportFrame)[];

  /** Null while there is nothing to show. */
  protected abstract snapshotFrame(): MatchSnapshot | SportSnapshot | null;

  /** Refuses an upgrade while it still can be answered: once accepted, it would have to be closed. */
  override async fetch(request: Request): Promise<Response> {
    if (!isUpgrade(request)) return super.fetch(request);
    const refused = await refusalOf(request, this.sockets, this.ctx.id.toString());
    return refused ?? this.acceptUpgrade(request);
  }

  protected acceptUpgrade(request: Request): Promise<Response> {
    return super.fetch(request);
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
      admit: () => this.sockets.admit(socket),
      framesFor: (position) => this.framesFor(position),
    });
  }

  override onMessage(socket: Connection): void {
    this.sockets.release(socket);
    refuseMessage(socket);
  }

  override onClose(socket: Connection): void {
    this.sockets.release(socket);
  }

  override onError(socket: Connection, error: unknown): void {
    this.sockets.release(socket);
    log('info', 'socket-failed', { room: this.name, message: messageOf(error) });
  }

  override onRequest(request: Request): Response {
    if (request.method !== 'GET') return refusal(405, 'A room answers GET only.', { allow: 'GET' });
    const snapshot = this.snapshotFrame();
    return snapshotAnswer(snapshot && frameText(snapshot));
  }
}
