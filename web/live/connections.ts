import { formatConnectQuery } from '../../realtime/protocol/connect-query.ts';
import { connectTogether, SETTLE } from './hub-connection.ts';
import { connectRoom, type RoomConnection, type RoomConnectionOptions } from './room-connection.ts';
import type { Connect } from './shared-rooms.ts';

export interface ConnectionsOptions extends Pick<
  RoomConnectionOptions,
  'origin' | 'openSocket' | 'log'
> {
  onConnected: (path: string, isConnected: boolean) => void;
  settle?: number;
}

/** Connects rooms by key: sports share one connection, each match has its own. */
export interface Connections {
  sport: Connect;
  match: Connect;
}

export function createConnections(options: ConnectionsOptions): Connections {
  const { together, alone } = connectionsBy(options);
  return {
    sport: (sportKey, held) => together(`sport/${sportKey}`, held),
    match: (matchId, held) => alone(`match/${matchId}`, held),
  };
}

/** Shares the one connection with matches too. */
export function createJointConnections(options: ConnectionsOptions): Connections {
  const { together } = connectionsBy(options);
  return {
    sport: (sportKey, held) => together(`sport/${sportKey}`, held),
    match: (matchId, held) => together(`match/${matchId}`, held),
  };
}

/** Both connect a room by its key. */
function connectionsBy({ onConnected, settle = SETTLE, ...common }: ConnectionsOptions): {
  together: Connect;
  alone: Connect;
} {
  function open(
    options: Pick<RoomConnectionOptions, 'path' | 'query' | 'held' | 'onRefused'>,
  ): RoomConnection {
    const { path } = options;
    const connection = connectRoom({
      ...options,
      ...common,
      onConnected: (isConnected) => onConnected(path, isConnected),
    });
    return {
      refresh: connection.refresh,
      close: () => {
        connection.close();
        // An unused room is not missing.
        onConnected(path, true);
      },
    };
  }

  const alone: Connect = (key, held) => {
    const path = `/parties/${key.split('/').map(encodeURIComponent).join('/')}`;
    return open({ path, query: () => formatConnectQuery(held.position()), held });
  };
  return { together: connectTogether({ open, openAlone: alone, settle }), alone };
}
