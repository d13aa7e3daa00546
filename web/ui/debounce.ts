/** Calls `run` once things have been quiet for `wait` ms, but no later than `maxWait` after the first call. */
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
    cancel: () => clearTimeout(timer),
  };
}
