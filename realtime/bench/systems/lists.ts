import { formatConnectQuery } from '../../protocol/connect-query.ts';
import { formatHubRooms, formatRoomKey, HUB_PATH } from '../../protocol/hub-query.ts';
import { roomPath } from '../../protocol/room-name.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import { startProduct } from '../product.ts';
import type { System } from './system.ts';

const LISTS = ALL_SPORTS.map(({ key }) => ({ party: 'sport', sportKey: key }) as const);
/** Viewers of a hub before the next one takes over. */
const HUB_PLACES = '2000';

/** A list of football alone: the sport's room holds its viewers. */
export const sportRoomList: System = list('a sport’s room', {
  path: roomPath({ party: 'sport', sportKey: 'football' }),
  query: {},
});

/** Lists of all sports: several hubs hold their viewers. */
export const hubList: System = list('hubs', {
  path: HUB_PATH,
  query: { rooms: formatHubRooms(LISTS.map((room) => [formatRoomKey(room), null])) },
});

/** Each update changes the match's line, so match and list have equal versions. */
function list(name: string, room: { path: string; query: Record<string, string> }): System {
  return {
    name,
    async start({ kickOff, cleanup }) {
      const { pid, url, host, ingest } = await startProduct(cleanup, {
        RELAY_THRESHOLD: HUB_PLACES,
      });
      await ingest([kickOff]);
      const query = new URLSearchParams({ ...formatConnectQuery(null), ...room.query });
      return {
        pid,
        target: {
          host,
          port: Number(url.port),
          path: `${room.path}?${query.toString()}`,
          readyText: '"type":"snapshot"',
        },
        publish: ({ update }) => ingest([update]),
      };
    },
  };
}
