import type { MatchUpdate } from '../../../protocol/ingest.ts';
import { simulateMatches, type SimulatorOptions } from '../simulate.ts';

export const START = Date.parse('2026-11-21T15:00:00Z');

/** Runs a simulation, of twenty matches unless stated otherwise, on its own clock for `duration` ms. */
export async function simulated(
  options: Partial<SimulatorOptions> & { start?: number },
  duration: number,
): Promise<MatchUpdate[]> {
  const { start = START, ...more } = options;
  const controller = new AbortController();
  let clock = start;
  const updates: MatchUpdate[] = [];
  for await (const update of simulateMatches({
    matches: 20,
    speed: 1,
    seed: 7,
    signal: controller.signal,
    now: () => Math.floor(clock),
    wait: async (ms) => {
      clock += ms;
      if (clock >= start + duration) controller.abort();
    },
    ...more,
  }))
    updates.push(update);
  return updates;
}
