/*
 * Runs all clients of one system in a separate process, so that their cost is separate from the server's. The
 * clients of every system use the same code.
 */
import * as v from 'valibot';
import { answerOrders } from '../answer-orders.ts';
import { monotonicNow } from '../clock.ts';
import { Arrivals } from './arrivals.ts';
import { deltaVersion } from './frame-reader.ts';
import { openSocket, socketTargetSchema, type SocketTarget } from './socket-client.ts';

/** Connections in progress at once: fewer than every server's backlog, and enough to finish in seconds. */
const CONNECTING_AT_ONCE = 50;

const orderSchema = v.variant('kind', [
  v.object({ kind: v.literal('connect'), clients: v.number(), target: socketTargetSchema }),
  /** Starts a table for `updates` versions from `first` on. */
  v.object({ kind: v.literal('expect'), first: v.number(), updates: v.number() }),
  /** Answered when the last client has the version, or after `timeout` ms. */
  v.object({ kind: v.literal('complete'), version: v.number(), timeout: v.number() }),
  v.object({ kind: v.literal('collect') }),
]);
export type Order = v.InferOutput<typeof orderSchema>;

let clients = 0;
let arrivals = new Arrivals(0, 0, 0);
let fault: Error | undefined;
/** The pending order that waits for a version. */
let waiting: { version: number; resolve: () => void } | undefined;

answerOrders((message) => {
  if (fault) throw fault;
  const order = v.parse(orderSchema, message);
  switch (order.kind) {
    case 'connect':
      clients = order.clients;
      return connectAll(order.target);
    case 'expect':
      arrivals = new Arrivals(clients, order.first, order.updates);
      return null;
    case 'complete':
      return complete(order.version, order.timeout);
    case 'collect': {
      const { times, duplicates, bytes } = arrivals;
      return { times, duplicates, bytes };
    }
  }
});

async function complete(version: number, timeout: number): Promise<void> {
  if (arrivals.isComplete(version)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting = { version, resolve };
  const timer = setTimeout(resolve, timeout);
  await promise;
  clearTimeout(timer);
}

async function connectAll(target: SocketTarget): Promise<void> {
  let next = 0;
  const connectOneByOne = async (): Promise<void> => {
    for (let client = next++; client < clients; client = next++) {
      const number = client;
      await openSocket(
        target,
        (bytes, start, end) => {
          const at = monotonicNow();
          const version = deltaVersion(bytes, start, end);
          if (version === undefined) return;
          arrivals.note(number, version, at, end - start);
          if (waiting?.version === version && arrivals.isComplete(version)) waiting.resolve();
        },
        () => (fault ??= new Error(`client ${number} lost its connection`)),
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connectOneByOne));
}
