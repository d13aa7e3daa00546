/** Long enough in the background for a phone to have dropped the connection unnoticed, ms. */
const AWAY = 30_000;
/** How often the clock is looked at, ms. */
const BEAT = 1_000;
/** Beats of a page in front that are further apart than this, ms, had the machine asleep between them. */
const ASLEEP = 5_000;

/**
 * Calls `onReturn` when the fan is back and what was connected may be dead: the
 * network is there again, the page is in front again or was taken out of the
 * browser's cache, or the machine slept, of which nothing tells but the clock.
 * Answers what ends it.
 */
export function watchReturn(onReturn: () => void): () => void {
  let hiddenAt = Date.now();
  let beatAt = Date.now();
  const onVisibility = () => {
    const now = Date.now();
    // In the background beats are far apart.
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
