import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOfTree } from '../../.ci/process-tree.ts';
import { monotonicNow } from '../clock.ts';
import type { Clients } from './clients.ts';
import type { RunningSystem } from './system.ts';
import type { Step } from './updates.ts';

/** Longest wait for an update to reach all clients before the next one is sent, ms. */
const DELIVERY_TIMEOUT_MS = 5_000;
/** Pause after the last update, ms, so that its background work counts for its system. */
const SETTLE_MS = 1_500;

/** A system and its open sockets. */
export interface Contestant {
  name: string;
  system: RunningSystem;
  clients: Clients;
}

/** One measured update. */
export interface Sent {
  sentAt: number;
  answeredAt: number;
  /** Time at which each client received it, monotonic ms; 0 if it did not. */
  times: Float64Array;
}

export interface Turn {
  sent: Sent[];
  /** CPU time of the server's processes for these updates, ms. */
  cpuMs: number;
  duplicates: number;
  /** Payload bytes of all deliveries. */
  bytes: number;
}

/**
 * Sends a system its updates of one round in order, at least `interval` ms apart. The first `warmup` updates
 * are not measured.
 */
export async function takeTurn(
  { system, clients }: Contestant,
  steps: readonly Step[],
  { warmup, interval }: { warmup: number; interval: number },
): Promise<Turn> {
  const publish = async (step: Step): Promise<{ sentAt: number; answeredAt: number }> => {
    const complete = clients.completion(step.version, DELIVERY_TIMEOUT_MS);
    const { status, sentAt, answeredAt } = await system.publish(step);
    if (status < 200 || status > 299) throw new Error(`an update was answered with ${status}`);
    await complete;
    await sleep(Math.max(0, sentAt + interval - monotonicNow()));
    return { sentAt, answeredAt };
  };

  const measured = steps.slice(warmup);
  const [first] = measured;
  if (!first) throw new Error('a turn needs an update to measure');
  await clients.expect((steps[0] ?? first).version, warmup);
  for (const step of steps.slice(0, warmup)) await publish(step);

  await clients.expect(first.version, measured.length);
  const cpuBefore = cpuOfTree(system.pid);
  const posts = [];
  for (const step of measured) posts.push(await publish(step));
  await sleep(SETTLE_MS);
  const cpuMs = cpuOfTree(system.pid) - cpuBefore;
  const { times, duplicates, bytes } = await clients.collect();
  const width = times.length / measured.length;
  const sent = posts.map((posted, row) => ({
    ...posted,
    times: times.subarray(row * width, (row + 1) * width),
  }));
  return { sent, cpuMs, duplicates, bytes };
}
