import { count, defineBenchmark } from '../benchmark.ts';
import { nchan } from './nchan.ts';
import { runFanout } from './run-fanout.ts';
import { bareDurableObject, matchRoom, socketIo, ws } from './systems.ts';

/** Limit of the room's full fan-out, in multiples of the bare Durable Object's. */
const RATIO_BAR = 1.25;
const INTERVAL_MS = 250;

export const benchmark = defineBenchmark({
  description: `Sends the same updates to the same number of sockets with this project's match
room, a bare Durable Object, ws, socket.io and nchan.`,
  options: {
    clients: count(4_000, 'sockets per system'),
    updates: count(10, 'measured updates per system and round'),
    rounds: count(5, 'rounds; made a multiple of the systems'),
  },
  async run(options, cleanup) {
    const systems = [matchRoom, bareDurableObject, ws, socketIo, nchan];
    const { figures, skipped } = await runFanout(
      systems,
      { ...options, interval: INTERVAL_MS },
      cleanup,
    );
    const own = figures.find(({ name }) => name === matchRoom.name);
    const bare = figures.find(({ name }) => name === bareDurableObject.name);
    const ratioOf = (figure: 'fullFanoutMs' | 'spreadMs' | 'cpuPerDeliveryUs') =>
      (own?.[figure] ?? Number.NaN) / (bare?.[figure] ?? Number.NaN);
    return {
      title: `Fan-out to ${options.clients} sockets per system`,
      rows: figures,
      notes: [
        ...skipped,
        'p50, p99: from the sending of the HTTP request that brings an update to a receipt, over all',
        'receipts. fullFanout: to the last socket’s receipt. spread: from the first receipt to the',
        'last. answered: to the request’s answer. These three are medians over the updates.',
        'cpu: of the server’s processes. touchline’s request is a signed ingest, which is checked and',
        'stored before it is sent on; the others take the frame as it is.',
        `In multiples of the bare Durable Object: spread ${ratioOf('spreadMs').toFixed(2)}, ` +
          `CPU ${ratioOf('cpuPerDeliveryUs').toFixed(2)}.`,
      ],
      bars: [
        {
          figure: 'full fan-out, in multiples of the bare Durable Object',
          value: ratioOf('fullFanoutMs'),
          limit: RATIO_BAR,
        },
      ],
    };
  },
});
