import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup.ts';
import { Clients } from './clients.ts';
import type { FanoutOptions } from './fanout-options.ts';
import { figuresOf, type Figures } from './figures.ts';
import type { System } from './systems/system.ts';
import { takeTurn, type Contestant, type Turn } from './turn.ts';
import { matchSteps } from './updates.ts';

const MATCH_ID = 'bench-fanout';
/** After the last socket is open, ms. */
const REST_MS = 1_000;

export interface Skipped {
  name: string;
  skipped: string;
}

/** What came of one system. */
export type Outcome = Figures | Skipped;

/** About how long a run takes at most, ms; the sockets' opening is most of the unknown. */
export function boundOf({ rounds, updates, warmup, interval }: FanoutOptions): number {
  const perTurn = (updates + warmup) * Math.max(interval, 1_000) + 5_000;
  return 300_000 + 5 * rounds * perTurn;
}

/**
 * Starts every system with its sockets, then takes them in turn, round by
 * round and each round beginning with another, so that whatever else the
 * machine does hits all of them.
 */
export async function runFanout(
  systems: readonly System[],
  options: FanoutOptions,
  { cleanup, progress }: { cleanup: Cleanup; progress: (message: string) => void },
): Promise<Outcome[]> {
  const { clients, rounds, updates, warmup, interval } = options;
  const perRound = warmup + updates;
  const [kickOff, ...steps] = matchSteps(MATCH_ID, rounds * perRound, Date.now());
  const turns = new Map<string, Turn[]>();
  const skipped: Skipped[] = [];
  const contestants: Contestant[] = [];
  for (const { name, start } of systems) {
    progress(`${name}: starting, then opening ${clients} sockets`);
    const system = await start({ clients, kickOff: kickOff.update, cleanup });
    if ('skipped' in system) {
      progress(`${name}: skipped, ${system.skipped}`);
      skipped.push({ name, skipped: system.skipped });
      continue;
    }
    const sockets = new Clients(name, cleanup);
    await sockets.connect(clients, system.target);
    contestants.push({ name, system, clients: sockets });
  }
  await sleep(REST_MS);

  for (let round = 0; round < rounds; round++) {
    progress(`round ${round + 1} of ${rounds}`);
    const roundSteps = steps.slice(round * perRound, (round + 1) * perRound);
    const first = round % Math.max(contestants.length, 1);
    for (const contestant of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      const turn = await takeTurn(contestant, roundSteps, { warmup, interval });
      turns.set(contestant.name, [...(turns.get(contestant.name) ?? []), turn]);
    }
  }
  return [...[...turns].map(([name, taken]) => figuresOf(name, clients, taken)), ...skipped];
}
