import * as v from 'valibot';

const KEY = 'video-positions';
/** Distance from the start or end within which no position is stored, s. */
const EDGE = 5;
/** Age from which a stored position no longer counts, ms. */
const RETENTION_MS = 60 * 86_400_000;
const MOST = 100;

/** By key of a video: the position `at` (s), and the time when the fan `left` it (ms). */
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ at: v.number(), left: v.number() })),
);

/**
 * Stores the fan's position in a video, if the browser allows storage. Near its start or end it
 * removes the stored position.
 */
export function rememberPosition(
  key: string,
  { currentTime, duration }: Pick<HTMLVideoElement, 'currentTime' | 'duration'>,
  now: number,
): void {
  const isWithin = currentTime >= EDGE && currentTime <= duration - EDGE;
  const others = [...read(now)].filter(([other]) => other !== key);
  const place = [key, { at: Math.floor(currentTime * 10) / 10, left: now }] as const;
  const kept = [...(isWithin ? [place] : []), ...others].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {}
}

/** Returns the stored position, s; null if there is none. */
export function recallPosition(key: string, now: number): number | null {
  return read(now).get(key)?.at ?? null;
}

/** Returns the stored positions, latest first. */
function read(now: number): Map<string, { at: number; left: number }> {
  try {
    const parsed = v.safeParse(storedSchema, localStorage.getItem(KEY));
    const entries = parsed.success ? Object.entries(parsed.output) : [];
    const fresh = entries.filter(([, { at, left }]) => at >= 0 && now - left < RETENTION_MS);
    return new Map(fresh.toSorted(([, a], [, b]) => b.left - a.left));
  } catch {
    return new Map();
  }
}
