/** A match that starts so much earlier or later than now, ms, is of another day. */
const NEAR_MS = 86_400_000;
/** How long a room stays awake at least after a viewer has come, ms: the platform ends idle ones after ten seconds. */
const AWAKE_MS = 10_000;

interface KnownMatch {
  /** Start of the match, ms. */
  start: number;
  /** Until when its room is awake, as far as this isolate knows, ms. */
  awakeUntil: number;
}

/**
 * Cache of existing matches, so that a socket does not cost a query. Matches are never deleted; an unknown id is
 * queried again.
 */
export class KnownMatches {
  readonly #matches = new Map<string, KnownMatch>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  /** Whether the match exists. `find` returns its start, ms, or null if it does not exist. */
  async has(matchId: string, find: (matchId: string) => Promise<number | null>): Promise<boolean> {
    if (this.#matches.has(matchId)) return true;
    const start = await find(matchId);
    if (start === null) return false;
    const [oldest] = this.#matches.keys();
    if (this.#matches.size >= this.#limit && oldest !== undefined) this.#matches.delete(oldest);
    this.#matches.set(matchId, { start, awakeUntil: 0 });
    return true;
  }

  /** Whether the room of a known match sleeps at `now`, ms: a match of another day without a viewer. */
  isAsleep(matchId: string, now: number): boolean {
    const { start, awakeUntil } = this.#matches.get(matchId) ?? { start: now, awakeUntil: now };
    return awakeUntil <= now && Math.abs(start - now) > NEAR_MS;
  }

  /** Notes that a viewer has come to the match's room at `now`, ms. */
  noteViewer(matchId: string, now: number): void {
    const match = this.#matches.get(matchId);
    if (match) match.awakeUntil = now + AWAKE_MS;
  }
}
