/**
 * Runs the function that `load` returns while the page is open. Ends the run on `pagehide`, so that
 * the browser can keep the page in its cache, and begins again if the page comes back. Returns a
 * function that ends it for good.
 */
export function runWhileOpen(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let isOpen = true;
  let isOver = false;
  const begin = async () => {
    const run = await load();
    if (isOpen && !isOver) stop ??= run();
  };
  const end = () => {
    isOpen = false;
    stop?.();
    stop = undefined;
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isOpen = true;
    void begin();
  };
  void begin();
  window.addEventListener('pagehide', end);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    isOver = true;
    window.removeEventListener('pagehide', end);
    window.removeEventListener('pageshow', onPageShow);
    end();
  };
}
