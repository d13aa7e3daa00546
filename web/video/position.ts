const PREFIX = 'video:';
/** Within so many seconds of its beginning or end a video begins anew. */
const EDGE = 5;

/** Keeps the fan's place in a video; a browser that stores nothing has none. */
export function rememberPosition(
  key: string,
  { currentTime, duration }: Pick<HTMLVideoElement, 'currentTime' | 'duration'>,
): void {
  try {
    if (currentTime < EDGE || currentTime > duration - EDGE) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, currentTime.toFixed(1));
  } catch {}
}

/** Where the fan left it, s; null for its beginning. */
export function recallPosition(key: string): number | null {
  try {
    const stored = Number(localStorage.getItem(PREFIX + key) ?? NaN);
    return Number.isFinite(stored) && stored >= 0 ? stored : null;
  } catch {
    return null;
  }
}
