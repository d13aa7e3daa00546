/*
 * Holds all clients of one system in a separate process, so that their cost is separate from the
 * server's. Every system uses the same code.
 */
import * as v from 'valibot';
import { Arrivals } from './arrivals.ts';
import { orderSchema, type Notice } from './client-messages.ts';
import { monotonicNow } from './clock.ts';
import { deltaVersion } from './frame-reader.ts';
import { openSocket, type SocketTarget } from './socket-client.ts';
import { messageOf } from '../hosts/log.ts';

/** Below every server's backlog, and enough to finish in seconds. */
const CONNECTING_AT_ONCE = 50;

let clients = 0;
let arrivals = new Arrivals(0, 0, 0);

function tell(notice: Notice): void {
  process.send?.(notice);
}

function fail(error: unknown): void {
  tell({ kind: 'failed', message: messageOf(error) });
}

async function connectAll(count: number, target: SocketTarget): Promise<void> {
  clients = count;
  let next = 0;
  const connectOneByOne = async (): Promise<void> => {
    for (let client = next++; client < count; client = next++) {
      const number = client;
      await openSocket(
        target,
        (bytes, start, end) => {
          const at = monotonicNow();
          const version = deltaVersion(bytes, start, end);
          if (version !== undefined && arrivals.note(number, version, at, end - start))
            tell({ kind: 'complete', version });
        },
        () => fail(new Error(`client ${number} lost its connection`)),
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connectOneByOne));
  tell({ kind: 'connected' });
}

process.on('message', (message) => {
  const order = v.parse(orderSchema, message);
  if (order.kind === 'connect') connectAll(order.clients, order.target).catch(fail);
  else if (order.kind === 'expect') {
    arrivals = new Arrivals(clients, order.first, order.updates);
    tell({ kind: 'expecting' });
  } else {
    const { times, duplicates, bytes } = arrivals;
    tell({ kind: 'collected', times, duplicates, bytes });
  }
});
process.on('disconnect', () => process.exit());
