import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from '../../.ci/child.ts';
import { formatConnectQuery } from '../../realtime/protocol/connect-query.ts';
import { formatHubRooms, formatRoomKey, HUB_PATH } from '../../realtime/protocol/hub-query.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { startProduct, type Product } from '../product.ts';
import { timedRequest } from '../timed-request.ts';
import type { SocketTarget } from './socket-client.ts';
import { START_TIMEOUT_MS, type RunningSystem, type System } from './system.ts';

const SERVER = fileURLToPath(new URL('../server-process.ts', import.meta.url));
const LISTS = ALL_SPORTS.map(({ key }) => ({ party: 'sport', sportKey: key }) as const);
/** Returns the variable with the number of viewers after which a hub is full. */
const HUB_VARS = () => ({ RELAY_THRESHOLD: '2000' });

/** Returns the address of the sockets of a room or hub. */
export function roomTarget(
  { host, url }: Product,
  path: string,
  query: Record<string, string> = {},
): SocketTarget {
  const search = new URLSearchParams({ ...formatConnectQuery(null), ...query });
  return {
    host,
    port: Number(url.port),
    path: `${path}?${search.toString()}`,
    readyText: '"type":"snapshot"',
  };
}

/**
 * The match room on its full path: a signed ingest request to the built Worker, which validates it,
 * stores it in the room and responds. The update also reaches the sport room, the queue and the
 * database.
 */
export const matchRoom = room('touchline', pathOfMatch);

/** All viewers are in the match's room, the baseline of the tree. */
export const oneLevel = room('one level', pathOfMatch);

/**
 * The room, 3 relays and up to 36 of theirs. Rooms that are picked at random do not fill up
 * evenly, so there are more places than viewers.
 */
export const threeLevels = room('three levels', pathOfMatch, {
  vars: (clients) => ({ FAN_OUT: '12', RELAY_THRESHOLD: String(Math.ceil(clients / 20)) }),
});

// Viewers of lists follow. Each update changes the match's line, so match and list have equal versions.

/** Lists of football alone, whose viewers are in the sport's own room. */
export const sportRoomList = room(
  'a sport’s room',
  () => roomPath({ party: 'sport', sportKey: 'football' }),
  { vars: HUB_VARS },
);

/** Lists of all sports, whose viewers are in several hubs. */
export const hubList = room('hubs', () => HUB_PATH, {
  vars: HUB_VARS,
  query: { rooms: formatHubRooms(LISTS.map((list) => [formatRoomKey(list), null])) },
});

function pathOfMatch(matchId: string): string {
  return roomPath({ party: 'match', matchId });
}

function room(
  name: string,
  pathOf: (matchId: string) => string,
  {
    vars,
    query,
  }: { vars?: (clients: number) => Record<string, string>; query?: Record<string, string> } = {},
): System {
  return {
    name,
    async start({ clients, kickOff, cleanup }) {
      const product = await startProduct(cleanup, { vars: vars?.(clients) });
      // A room accepts sockets once its match exists.
      await product.ingest([kickOff]);
      return {
        pid: product.pid,
        target: roomTarget(product, pathOf(kickOff.matchId), query),
        publish: ({ update }) => product.ingest([update]),
      };
    },
  };
}

/** The cost of the platform alone, the baseline of this project's room. */
export const bareDurableObject = script('bare Durable Object', { path: '/socket' });
export const ws = script('ws', { path: '/socket' });
/** Uses WebSockets from the start, without polling first. */
export const socketIo = script('socket.io', {
  path: '/socket.io/?EIO=4&transport=websocket',
  // "40" joins the main namespace; the reply starts with "40{".
  greeting: '40',
  readyText: '40{',
});

/** Returns the system of a server of `server-process.ts`, which sends the body of each POST to all sockets. */
function script(name: string, socket: Omit<SocketTarget, 'host' | 'port'>): System {
  return {
    name,
    async start({ cleanup }) {
      const child = cleanup.use(new Child(process.execPath, [SERVER], { name, ipc: true }));
      const port = v.parse(v.number(), await child.ask(name, START_TIMEOUT_MS));
      return {
        pid: child.pid,
        target: { host: '127.0.0.1', port, ...socket },
        publish: framePublisher(port),
      };
    },
  };
}

/** Returns a `publish` that posts the room's frame unchanged. */
export function framePublisher(port: number): RunningSystem['publish'] {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json' };
  return ({ frame }) =>
    timedRequest(`http://127.0.0.1:${port}/publish`, { agent, headers, body: frame });
}
