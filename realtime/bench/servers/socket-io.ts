import { Server } from 'socket.io';
import { createPublishServer, serve } from './publish-endpoint.ts';

const server = createPublishServer((frame) => {
  // An object, as in an application: a string would be escaped and larger.
  sockets.emit('delta', JSON.parse(frame));
});
const sockets = new Server(server, {
  transports: ['websocket'],
  serveClient: false,
  // The other systems send no pings.
  pingInterval: 3_600_000,
});
serve(server);
