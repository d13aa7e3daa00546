import { describe, expect, it } from 'vitest';
import { awaitTurn } from './late-turns.ts';

/** A thread that is busy for `busyMs` from each of `busyFrom`: a timer that is due then fires at the end. */
function createThread(busyFrom: readonly number[], busyMs: number) {
  let clock = 0;
  const timers: { at: number; fire: () => void }[] = [];
  const freeAt = (at: number) => {
    const from = busyFrom.find((each) => at > each && at < each + busyMs);
    return from === undefined ? at : from + busyMs;
  };
  return {
    now: () => clock,
    pause: (ms: number) =>
      new Promise<void>((resolve) => timers.push({ at: clock + ms, fire: resolve })),
    async run() {
      for (;;) {
        timers.sort((a, b) => a.at - b.at);
        const timer = timers.shift();
        if (!timer) return;
        clock = Math.max(clock, freeAt(timer.at));
        timer.fire();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
  };
}

/** Begins turns 10 ms apart, and returns when each has it. */
async function begin(queue: string, count: number, thread: ReturnType<typeof createThread>) {
  const begun: number[] = [];
  for (let n = 1; n <= count; n += 1)
    void awaitTurn({ queue, wait: n * 10, gap: 10 }, thread).then(() => begun.push(thread.now()));
  await thread.run();
  return begun;
}

const gapsOf = (begun: readonly number[]) => begun.slice(1).map((at, n) => at - (begun[n] ?? 0));

describe('awaitTurn', () => {
  it('begins turns as they are planned', async () => {
    const begun = await begin('a', 5, createThread([], 0));
    expect(begun).toEqual([10, 20, 30, 40, 50]);
  });

  it('puts off turns that a busy thread makes late, one after the other, and those behind them', async () => {
    const begun = await begin('b', 60, createThread([105], 300));
    expect(begun).toHaveLength(60);
    // Without being put off, 30 would begin at the same moment.
    const atOnce = gapsOf(begun).filter((gap) => gap < 10);
    expect(atOnce.length).toBeLessThanOrEqual(3);
    expect(begun.at(-1)).toBeLessThan(1_000);
  });

  it('keeps nobody waiting for more than two seconds beyond the turn', async () => {
    const busy = Array.from({ length: 60 }, (_, n) => 100 + n * 110);
    const begun = await begin('c', 300, createThread(busy, 100));
    expect(begun).toHaveLength(300);
    expect(begun.at(-1)).toBeLessThan(3_000 + 2_200);
  });
});
