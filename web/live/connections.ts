import { formatConnectQuery } from '../../realtime/protocol/connect-query.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
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

/** What keeps rooms in step, each by its key: sports over one connection, matches over their own. */
export interface Connections {
  sport: Connect;
  match: Connect;
}

export function createConnections({
  onConnected,
  settle = SETTLE,
  ...common
}: ConnectionsOptions): Connections {
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
        // What nobody follows is not missed.
        onConnected(path, true);
      },
    };
  }

  const openAlone: Connect = (path, held) =>
    open({ path, query: () => formatConnectQuery(held.position()), held });
  const together = connectTogether({
    open,
    openAlone: (key, held) => openAlone(`/parties/${key}`, held),
    settle,
  });
  return {
    sport: (sportKey, held) => together(`sport/${sportKey}`, held),
    match: (matchId, held) => openAlone(roomPath({ party: 'match', matchId }), held),
  };
}
