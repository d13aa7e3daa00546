import { count, defineBenchmark } from '../benchmark.ts';
import { nchan } from './nchan.ts';
import { openFilesFault } from './open-files.ts';
import { runFanout } from './run-fanout.ts';
import { bareDurableObject, matchRoom, oneLevel, socketIo, threeLevels, ws } from './systems.ts';

/** Limit of the room's full fan-out, in multiples of the bare Durable Object's. */
const RATIO_BAR = 1.25;
const INTERVAL_MS = 250;
/** Rounds of three levels and of one level, each with new sockets. */
const TREE_ROUNDS = 2;
/** Limits of three levels, in multiples of one level. That of p99 counts for each of the two further levels. */
const TREE_P99_BAR = 1.2;
const TREE_CPU_BAR = 1.15;

export const benchmark = defineBenchmark({
  description: `Sends the same updates to the same number of sockets with this project's match
room, a bare Durable Object, ws, socket.io and nchan; then with all viewers in one room, and with
three levels of rooms.`,
  options: {
    clients: count(4_000, 'sockets per system'),
    updates: count(10, 'measured updates per system and round'),
    rounds: count(5, 'rounds; made a multiple of the systems'),
    tree: count(6_000, 'sockets of one and of three levels, twice'),
  },
  async run(options, cleanup) {
    // Checked first, since the systems take minutes before the tree begins.
    const fault = openFilesFault(Math.max(options.clients, options.tree));
    if (fault !== undefined) throw new Error(fault);
    const systems = [matchRoom, bareDurableObject, ws, socketIo, nchan];
    const { figures, skipped } = await runFanout(
      systems,
      { ...options, interval: INTERVAL_MS },
      cleanup,
    );
    const tree = await runFanout(
      [oneLevel, threeLevels],
      { ...options, clients: options.tree, rounds: TREE_ROUNDS, interval: INTERVAL_MS },
      cleanup,
    );
    const [one, three] = tree.figures;
    const treeRatio = (figure: 'p99Ms' | 'cpuPerDeliveryUs') =>
      (three?.[figure] ?? Number.NaN) / (one?.[figure] ?? Number.NaN);
    const own = figures.find(({ name }) => name === matchRoom.name);
    const bare = figures.find(({ name }) => name === bareDurableObject.name);
    const ratioOf = (figure: 'fullFanoutMs' | 'spreadMs' | 'cpuPerDeliveryUs') =>
      (own?.[figure] ?? Number.NaN) / (bare?.[figure] ?? Number.NaN);
    return {
      title: `Fan-out to ${options.clients} sockets per system, ${options.tree} of each tree`,
      rows: [...figures, ...tree.figures],
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
        {
          figure: 'p99 of three levels, for each further level in multiples of one',
          value: Math.sqrt(treeRatio('p99Ms')),
          limit: TREE_P99_BAR,
        },
        {
          figure: 'CPU per delivery of three levels, in multiples of one',
          value: treeRatio('cpuPerDeliveryUs'),
          limit: TREE_CPU_BAR,
        },
        {
          figure: 'deliveries of three levels that are missing or came twice',
          value: three ? three.expected - three.delivered + three.duplicates : null,
          limit: 0,
        },
      ],
    };
  },
});
