/** Timers cannot wait longer than 2³¹ − 1 ms. */
const MAX_TIMER = 2_147_483_647;

/** Waits `ms`, runs a task, and repeats both until the signal aborts or the task returns false. */
export async function repeatUntilAborted(
  ms: number,
  signal: AbortSignal,
  task: () => Promise<boolean>,
): Promise<void> {
  for (let goesOn = true; goesOn && !signal.aborted;) {
    await sleepUntilAborted(ms, signal);
    goesOn = !signal.aborted && (await task());
  }
}

/** Resolves after `ms`, or at once when the signal aborts. */
export async function sleepUntilAborted(ms: number, signal: AbortSignal): Promise<void> {
  for (let left = ms; left > 0 && !signal.aborted; left -= MAX_TIMER) {
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, Math.min(left, MAX_TIMER));
      signal.addEventListener('abort', end);
    });
  }
}
