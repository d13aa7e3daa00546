/*
 * A process that runs a server beside the product. An order names the server, and the answer is its port. A
 * server with sockets sends the body of each POST to all of them.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { Server as SocketIoServer } from 'socket.io';
import { WebSocketServer } from 'ws';
import { answerOrders } from './answer-orders.ts';
import { buildBarePage } from './bare-page/build.ts';

/** A minimal Durable Object, which accepts hibernating sockets and sends to each in a loop. */
const BARE_DURABLE_OBJECT = `
export class Room {
  constructor(ctx) {
    this.ctx = ctx;
  }
  async fetch(request) {
    if (request.headers.get('upgrade') === 'websocket') {
      const [client, server] = Object.values(new WebSocketPair());
      this.ctx.acceptWebSocket(server);
      return new Response(null, { status: 101, webSocket: client });
    }
    const frame = await request.text();
    for (const socket of this.ctx.getWebSockets()) socket.send(frame);
    return new Response('ok');
  }
}
export default {
  fetch: (request, env) => env.ROOM.get(env.ROOM.idFromName('match')).fetch(request),
};
`;

/** The body of the upstream's answers, as long as a day of matches. */
const MATCHES = JSON.stringify({
  data: Array.from({ length: 60 }, (_, index) => ({
    eventId: `match-${index}`,
    eventStatus: 'NotStarted',
    fixtureHomeTeamName: `Home ${index}`,
    fixtureAwayTeamName: `Away ${index}`,
  })),
});

let miniflare: Miniflare | undefined;

const SERVERS: Readonly<Record<string, () => Promise<number>>> = {
  'bare Durable Object': () =>
    startWorker({
      script: BARE_DURABLE_OBJECT,
      durableObjects: { ROOM: { className: 'Room', useSQLite: true } },
    }),
  /** A page of React Router: see `bare-page/worker.ts`. */
  'bare page': async () =>
    startWorker({ script: await buildBarePage(), compatibilityFlags: ['nodejs_compat'] }),
  ws() {
    const server = createPublishServer((frame) => {
      for (const socket of sockets.clients) socket.send(frame);
    });
    const sockets = new WebSocketServer({ server });
    return portOf(server);
  },
  'socket.io'() {
    const server = createPublishServer((frame) => {
      // An object, as an application sends it: a string would be escaped, and so larger.
      sockets.emit('delta', JSON.parse(frame));
    });
    const sockets = new SocketIoServer(server, {
      transports: ['websocket'],
      serveClient: false,
      // The other systems send no pings.
      pingInterval: 3_600_000,
    });
    return portOf(server);
  },
  /** An API that answers without any work. */
  upstream: () =>
    portOf(
      createServer((request, response) => {
        request.resume();
        const headers = { 'content-type': 'application/json', 'content-length': MATCHES.length };
        response.writeHead(200, headers).end(MATCHES);
      }),
    ),
};

answerOrders(
  (name) => SERVERS[String(name)]?.(),
  () => miniflare?.dispose(),
);

interface WorkerOptions {
  script: string;
  durableObjects?: Record<string, { className: string; useSQLite: boolean }>;
  compatibilityFlags?: string[];
}

async function startWorker(options: WorkerOptions): Promise<number> {
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      // Otherwise Miniflare downloads a `cf` object.
      cf: false,
      modules: true,
      compatibilityDate: '2026-10-01',
      ...options,
    }),
  );
  return Number((await miniflare.ready).port);
}

function createPublishServer(publish: (frame: string) => void): Server {
  return createServer((request, response) => {
    const receive = async () => {
      publish(await text(request));
      response.end('ok');
    };
    void receive();
  });
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
