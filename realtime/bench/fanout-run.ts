import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup.ts';
import { Clients } from './clients.ts';
import type { FanoutOptions } from './fanout-options.ts';
import { figuresOf, type Figures } from './figures.ts';
import type { System } from './systems/system.ts';
import { takeTurn, type Contestant, type Turn } from './turn.ts';
import { matchSteps } from './updates.ts';

const MATCH_ID = 'bench-fanout';
/** Pause after the last open, ms. */
const REST_MS = 1_000;

export interface Skipped {
  name: string;
  skipped: string;
}

/** One system's outcome. */
export type Outcome = Figures | Skipped;

/** Returns a run's longest time, ms; opening the sockets is most of the unknown. */
export function boundOf({ rounds, updates, warmup, interval }: FanoutOptions): number {
  const perTurn = (updates + warmup) * Math.max(interval, 1_000) + 5_000;
  return 300_000 + 5 * (rounds + 5) * (perTurn + 30_000);
}

/** Returns the rounds of a run: every system comes equally often at each place. */
export function roundsFor(asked: number, systems: number): number {
  return Math.ceil(asked / Math.max(systems, 1)) * systems;
}

interface Run {
  cleanup: Cleanup;
  progress: (message: string) => void;
}

/**
 * Runs all systems round by round. A round starts every system with its sockets, measures one after
 * the other and ends them; the next begins with another system. So other load on the machine
 * affects all systems equally, and so does the order: here the first of several processes with
 * 4,000 sockets each took up to 1.5 times as long as the same process in last place.
 */
export async function runFanout(
  systems: readonly System[],
  options: FanoutOptions,
  run: Run,
): Promise<Outcome[]> {
  const turns = new Map<string, Turn[]>();
  const skipped = new Map<string, string>();
  const { rounds } = options;
  for (let round = 0; round < rounds; round++) {
    run.progress(`round ${round + 1} of ${rounds}`);
    const first = round % systems.length;
    const order = [...systems.slice(first), ...systems.slice(0, first)];
    const cleanup = run.cleanup.part();
    for (const { name, ...result } of await runRound(order, options, { ...run, cleanup })) {
      if ('skipped' in result) skipped.set(name, result.skipped);
      else turns.set(name, [...(turns.get(name) ?? []), result.turn]);
    }
    await cleanup.run();
  }
  return systems.map(({ name }) => {
    const reason = skipped.get(name);
    return reason === undefined
      ? figuresOf(name, options.clients, turns.get(name) ?? [])
      : { name, skipped: reason };
  });
}

type RoundResult = { name: string; turn: Turn } | Skipped;

async function runRound(
  systems: readonly System[],
  { clients, updates, warmup, interval }: FanoutOptions,
  { cleanup, progress }: Run,
): Promise<RoundResult[]> {
  const [kickOff, ...steps] = matchSteps(MATCH_ID, warmup + updates, Date.now());
  const results: RoundResult[] = [];
  const contestants: Contestant[] = [];
  for (const { name, start } of systems) {
    const system = await start({ clients, kickOff: kickOff.update, cleanup });
    if ('skipped' in system) {
      progress(`${name}: skipped, ${system.skipped}`);
      results.push({ name, skipped: system.skipped });
      continue;
    }
    progress(`${name}: opening ${clients} sockets`);
    const sockets = new Clients(name, cleanup);
    await sockets.connect(clients, system.target);
    contestants.push({ name, system, clients: sockets });
  }
  await sleep(REST_MS);
  for (const contestant of contestants) {
    const turn = await takeTurn(contestant, steps, { warmup, interval });
    results.push({ name: contestant.name, turn });
  }
  return results;
}
