import { CODECS, type Codecs } from './codecs.ts';
import { createConnections, type Connections, type ConnectionsOptions } from './connections.ts';

export { createReplica, type RoomReplica } from './replica.ts';
export { watchReturn } from './watch-return.ts';
export type { Position } from './address.ts';
export type { Connect, Connections } from './connections.ts';
export type { HeldLines, HeldMatch } from './frames.ts';
export type { OpenSocket, RoomConnection, Socket, SocketEvents } from './room-connection.ts';
export type * from './state.ts';
export type { Codecs };

export interface LiveOptions extends Partial<ConnectionsOptions> {
  /** Scheme and host: `wss://scores.example`. */
  origin: string;
  /** Opens a socket that reconnects by itself. `@touchline/live/partysocket` exports one. */
  openSocket: ConnectionsOptions['openSocket'];
}

/** Returns functions that connect replicas to a product's rooms. No socket opens before that. */
export function connectLive(options: LiveOptions): Connections {
  return createConnections({
    codecs: CODECS,
    onConnected: () => {},
    log: () => {},
    ...options,
  });
}
