/** Background time after which a phone may have silently lost the connection, ms. */
const AWAY = 30_000;
/** Interval of clock checks, ms. */
const BEAT = 1_000;
/** Longer gaps between beats of a visible page, ms, mean that the machine slept. */
const ASLEEP = 5_000;

/**
 * Calls `onReturn` when the fan returns and connections may be dead: the network is back, the page
 * is visible again or restored from the browser's cache, or the machine slept, which only the clock
 * reveals. Returns the function that stops this.
 */
export function watchReturn(onReturn: () => void): () => void {
  let hiddenAt = Date.now();
  let beatAt = Date.now();
  const onVisibility = () => {
    const now = Date.now();
    // Browsers delay the timers of hidden pages, so an earlier gap does not mean sleep.
    beatAt = now;
    if (document.visibilityState === 'hidden') hiddenAt = now;
    else if (now - hiddenAt > AWAY) onReturn();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  const timer = setInterval(() => {
    const now = Date.now();
    const hasSlept = now - beatAt > ASLEEP && document.visibilityState === 'visible';
    beatAt = now;
    if (hasSlept) onReturn();
  }, BEAT);
  window.addEventListener('online', onReturn);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onReturn);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
