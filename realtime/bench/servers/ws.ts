import { WebSocketServer } from 'ws';
import { createPublishServer, serve } from './publish-endpoint.ts';

const server = createPublishServer((frame) => {
  for (const socket of sockets.clients) socket.send(frame);
});
const sockets = new WebSocketServer({ server });
serve(server);
