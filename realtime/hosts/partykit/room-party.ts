import type * as Party from 'partykit/server';
import type { Position } from '../../protocol/connect-query.ts';
import type { MatchFrame, SportFrame } from '../../protocol/frame.ts';
import { log } from '../log.ts';
import { frameText } from '../frame-text.ts';
import { refuseMessage, welcome } from '../welcome.ts';
import { partyKitEnv } from './partykit-env.ts';
import { PartySockets } from './party-sockets.ts';

/** The viewers' side of every room on PartyKit: sockets that only listen. */
export abstract class RoomParty<Session> implements Party.Server {
  readonly options = { hibernate: true };

  readonly room: Party.Room;
  protected readonly sockets: PartySockets;
  #session: Session | undefined;

  constructor(room: Party.Room) {
    this.room = room;
    this.sockets = new PartySockets(room);
  }

  /** Reads the stored room. */
  protected abstract open(): Promise<Session>;

  /** Returns the first frames of a viewer at `position`. */
  protected abstract framesFor(position: Position | null): readonly (MatchFrame | SportFrame)[];

  /**
   * Opens the room. PartyKit delivers no event until this ends, so that no socket sees an
   * incomplete room.
   */
  async onStart(): Promise<void> {
    await this.room.blockConcurrencyWhile(async () => {
      this.#session = await this.open();
    });
  }

  /** The secret that signs updates and calls between rooms. */
  protected get secret(): string {
    return partyKitEnv(this.room.env).INGEST_SECRET;
  }

  getConnectionTags(connection: Party.Connection, { request }: Party.ConnectionContext) {
    return this.sockets.tagsFor(connection, request.headers);
  }

  onConnect(connection: Party.Connection, { request }: Party.ConnectionContext): void {
    welcome(connection, request.url, {
      admit: () => this.sockets.admit(connection),
      textsFor: (position) => this.framesFor(position).map(frameText),
      welcomed: (firstLength) => this.sockets.welcomed(connection, firstLength),
    });
  }

  /**
   * Responds to pings, which PartyKit cannot do without waking the room, and refuses other
   * messages.
   */
  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Party.Connection): void {
    if (connection.readyState !== WebSocket.READY_STATE_OPEN) return;
    if (message === 'ping') connection.send('pong');
    else refuseMessage(connection);
  }

  protected awake(): Session {
    if (this.#session) return this.#session;
    log('error', 'room-not-started', { party: this.room.name });
    throw new Error('The room was reached before it had started');
  }
}
