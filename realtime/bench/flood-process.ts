/*
 * A process of malicious clients: each sends the same frame as fast as its connection allows and
 * ignores the server, a close included. It stops with its parent process, or by itself after
 * `--seconds`.
 */
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { maskedText, upgradeRequest, type SocketTarget } from './socket-client.ts';

/** Bytes per write: short frames go out by the thousand, a long one alone. */
const BYTES_PER_WRITE = 10_000;

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '' },
    path: { type: 'string', default: '' },
    text: { type: 'string', default: '' },
    sockets: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
  },
});
const target = { host: values.host, port: Number(values.port), path: values.path };
const frame = maskedText(values.text);
const batch = Buffer.concat(
  Array.from({ length: Math.ceil(BYTES_PER_WRITE / frame.length) }, () => frame),
);

const open = await Promise.all(
  Array.from({ length: Number(values.sockets) }, () => upgraded(target)),
);
for (const socket of open) flood(socket);
console.log('flooding');
process.once('disconnect', stop);
setTimeout(stop, Number(values.seconds) * 1_000);

function stop(): void {
  for (const socket of open) socket.destroy();
}

function flood(socket: Socket): void {
  const write = (): void => {
    while (!socket.destroyed) if (!socket.write(batch)) return;
  };
  socket.on('drain', write);
  write();
}

function upgraded(to: SocketTarget): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(to.port, to.host, () => socket.write(upgradeRequest(to)));
    socket.once('error', reject);
    socket.once('data', () => {
      // Reads and ignores everything else from the server.
      socket.resume().on('error', () => {});
      resolve(socket);
    });
  });
}
