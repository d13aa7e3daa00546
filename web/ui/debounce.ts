/**
 * Returns functions that schedule and cancel `run`: it is called `wait` ms after the latest `call`,
 * but at most `maxWait` ms after the first.
 */
export function debounce(run: () => void, { wait, maxWait }: { wait: number; maxWait: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  function fire(): void {
    timer = undefined;
    latest = 0;
    run();
  }

  return {
    call: () => {
      const now = Date.now();
      if (latest === 0) latest = now + maxWait;
      clearTimeout(timer);
      timer = setTimeout(fire, Math.min(wait, latest - now));
    },
    cancel: () => {
      clearTimeout(timer);
      latest = 0;
    },
  };
}
