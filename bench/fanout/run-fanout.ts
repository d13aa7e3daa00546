import { setTimeout as sleep } from 'node:timers/promises';
import { Clients } from './clients.ts';
import { figuresOf, type Figures } from './figures.ts';
import { openFilesFault } from './open-files.ts';
import type { System } from './system.ts';
import { takeTurn, type Contestant, type Turn } from './turn.ts';
import { matchSteps } from './updates.ts';

const MATCH_ID = 'bench-fanout';
/** Unmeasured updates before the measured ones of a round. */
const WARMUP = 3;
/** Pause after the last socket has opened, ms. */
const REST_MS = 1_000;

export interface FanoutOptions {
  clients: number;
  /** Measured updates per system and round. */
  updates: number;
  rounds: number;
  /** Shortest time between two updates, ms. */
  interval: number;
}

export interface FanoutResult {
  figures: Figures[];
  /** The systems that this machine cannot run, each with the reason. */
  skipped: string[];
}

/**
 * Runs all systems round by round. A round starts every system with its sockets, measures one after the other
 * and ends them. The next round begins with another system, so that other load on the machine and the order
 * affect all systems equally: the first of several processes with 4,000 sockets each took up to 1.5 times as
 * long as in last place. The number of rounds is rounded up until every system has each place equally often.
 */
export async function runFanout(
  systems: readonly System[],
  options: FanoutOptions,
  cleanup: AsyncDisposableStack,
): Promise<FanoutResult> {
  const fault = openFilesFault(options.clients);
  if (fault !== undefined) throw new Error(fault);
  const turns = new Map<string, Turn[]>();
  const skipped = new Set<string>();
  const rounds = Math.ceil(options.rounds / systems.length) * systems.length;
  for (let round = 0; round < rounds; round++) {
    console.error(`Round ${round + 1} of ${rounds}`);
    const first = round % systems.length;
    const order = [...systems.slice(first), ...systems.slice(0, first)];
    const started = cleanup.use(new AsyncDisposableStack());
    const contestants: Contestant[] = [];
    const [kickOff, ...steps] = matchSteps(MATCH_ID, WARMUP + options.updates, Date.now());
    for (const { name, start } of order) {
      const { clients } = options;
      const system = await start({ clients, kickOff: kickOff.update, cleanup: started });
      if ('skipped' in system) {
        skipped.add(`${name}: skipped, ${system.skipped}`);
        continue;
      }
      console.error(`${name}: opening ${clients} sockets`);
      const sockets = new Clients(name, started);
      await sockets.connect(clients, system.target);
      contestants.push({ name, system, clients: sockets });
    }
    await sleep(REST_MS);
    for (const contestant of contestants) {
      const { name } = contestant;
      const turn = await takeTurn(contestant, steps, { ...options, warmup: WARMUP });
      turns.set(name, [...(turns.get(name) ?? []), turn]);
    }
    await started.disposeAsync();
  }
  const figures = systems.flatMap(({ name }) => {
    const taken = turns.get(name);
    return taken ? [figuresOf(name, options.clients, taken)] : [];
  });
  return { figures, skipped: [...skipped] };
}
