import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

/** The minimal Durable Object: it holds hibernating sockets and sends to each in a loop. */
const SCRIPT = `
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

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    // Prevents downloads.
    cf: false,
    modules: true,
    script: SCRIPT,
    compatibilityDate: '2026-10-01',
    durableObjects: { ROOM: { className: 'Room', useSQLite: true } },
  }),
);
const end = (): void => {
  void miniflare.dispose().then(() => process.exit());
};
process.on('disconnect', end);
process.on('SIGTERM', end);

const url = await miniflare.ready;
process.send?.({ port: Number(url.port) });
