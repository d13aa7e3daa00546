/** A turn that begins later than this, ms, is late: the thread was busy. */
const LATE_MS = 20;
/** A try that is later than this, ms, waits no more: clients give up. */
const LONGEST_LATE_MS = 2_000;

export interface Turn {
  /** The queue that it waits in, one for each sender. */
  queue: string;
  /** Time until the turn, ms. */
  wait: number;
  /** Least time between two turns of the queue, ms. */
  gap: number;
}

export interface Waiting {
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}

/** The last turn of each queue that was put off, ms. */
const putOff = new Map<string, number>();

/**
 * Waits for a turn. While the thread is busy, the timers of many turns become due together: they are put off, one
 * after the other, or they would keep the thread busy.
 */
export async function awaitTurn(
  { queue, wait, gap }: Turn,
  { now = Date.now, pause = sleep }: Waiting = {},
): Promise<void> {
  if (wait <= 0) return;
  const planned = now() + wait;
  await pause(wait);
  // One that comes in time has its turn after those that were put off.
  let isBehind = (putOff.get(queue) ?? 0) > planned;
  for (let turn = planned; isBehind || now() > turn + LATE_MS;) {
    const at = now();
    if (at > planned + LONGEST_LATE_MS) break;
    turn = Math.max(at, (putOff.get(queue) ?? 0) + gap);
    // A clock may have gone back.
    if (turn > planned + LONGEST_LATE_MS + wait) turn = at;
    putOff.set(queue, turn);
    if (turn > at) await pause(turn - at);
    isBehind = false;
  }
  for (const [each, last] of putOff) if (last < now() - LONGEST_LATE_MS) putOff.delete(each);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
