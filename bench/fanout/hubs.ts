import { count, defineBenchmark } from '../benchmark.ts';
import { runFanout } from './run-fanout.ts';
import { hubList, sportRoomList } from './systems.ts';

const INTERVAL_MS = 500;

export const benchmark = defineBenchmark({
  description: `Sends the lines of a match to viewers of lists: to those of football in its sport's
room, and to those of all sports over hubs of 2,000 places. By default 12,000 viewers of each,
6,000 at a time.`,
  options: {
    clients: count(6_000, 'sockets of each at a time'),
    rounds: count(2, 'rounds, each with new sockets; made even'),
    updates: count(10, 'measured updates per round'),
  },
  async run(options, cleanup) {
    const systems = [sportRoomList, hubList];
    const { figures } = await runFanout(systems, { ...options, interval: INTERVAL_MS }, cleanup);
    return {
      title: `Lines of a match to ${options.clients} viewers of lists`,
      rows: figures,
      bars: [],
    };
  },
});
