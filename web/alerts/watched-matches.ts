const PREFIX = 'watched-match ';

let own: string | undefined;

/**
 * Marks a match as viewed while this page is visible, for all tabs to read. The mark is a lock,
 * which the browser releases however the page ends. Returns the function that removes the mark.
 */
export function watchMatch(matchId: string): () => void {
  own = matchId;
  const forget = () => {
    own = undefined;
  };
  if (!('locks' in navigator)) return forget;
  let release: (() => void) | undefined;

  function look(): void {
    const isSeen = document.visibilityState === 'visible';
    if (!isSeen) {
      release?.();
      release = undefined;
    } else if (!release) {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks.request(PREFIX + matchId, { mode: 'shared' }, () => held);
    }
  }

  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', look);
    release?.();
  };
}

/** Returns the matches that a fan is viewing now, in any tab. */
export async function watchedMatches(): Promise<ReadonlySet<string>> {
  const here = own !== undefined && document.visibilityState === 'visible' ? [own] : [];
  if (!('locks' in navigator)) return new Set(here);
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set([...here, ...names.map((name) => name.slice(PREFIX.length))]);
}
