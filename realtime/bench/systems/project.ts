import { formatConnectQuery } from '../../protocol/connect-query.ts';
import { roomPath } from '../../protocol/room-name.ts';
import { startProduct } from '../product.ts';
import type { System } from './system.ts';

export const PROJECT = 'touchline';

/**
 * The match room on its full path: a signed ingest request to the built Worker, which validates it,
 * stores it in the room and responds. The update also reaches the sport room, the queue and the
 * database.
 */
export const project: System = {
  name: PROJECT,
  async start({ kickOff, cleanup }) {
    const { pid, url, host, ingest } = await startProduct(cleanup);
    // A room accepts sockets once its match exists.
    await ingest([kickOff]);
    const query = new URLSearchParams(formatConnectQuery(null));
    return {
      pid,
      target: {
        host,
        port: Number(url.port),
        path: `${roomPath({ party: 'match', matchId: kickOff.matchId })}?${query.toString()}`,
        readyText: '"type":"snapshot"',
      },
      publish: ({ update }) => ingest([update]),
    };
  },
};
