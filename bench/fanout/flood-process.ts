/*
 * A process of malicious clients. Each sends the same frame as fast as its connection allows, and ignores all
 * that the server sends, even a close. The process floods until it is stopped.
 */
import { connect, type Socket } from 'node:net';
import * as v from 'valibot';
import { answerOrders } from '../answer-orders.ts';
import {
  maskedText,
  socketTargetSchema,
  upgradeRequest,
  type SocketTarget,
} from './socket-client.ts';

/** Least bytes per write: many short frames, or a single long one. */
const BYTES_PER_WRITE = 10_000;

const orderSchema = v.object({
  target: socketTargetSchema,
  sockets: v.number(),
  text: v.string(),
});
export type Flood = Omit<v.InferOutput<typeof orderSchema>, 'target'>;

answerOrders(async (order) => {
  const { target, sockets, text } = v.parse(orderSchema, order);
  const frame = maskedText(text);
  const batch = Buffer.concat(
    Array.from({ length: Math.ceil(BYTES_PER_WRITE / frame.length) }, () => frame),
  );
  const open = await Promise.all(Array.from({ length: sockets }, () => upgraded(target)));
  for (const socket of open) flood(socket, batch);
});

function flood(socket: Socket, batch: Buffer): void {
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
