/** So long before its start, ms, fans come to a match and its feed begins. */
const BEFORE_START_MS = 1_800_000;
/** So long after its start, ms, a match is in play: few last longer, and what is over changes no more. */
const IN_PLAY_MS = 3 * 3_600_000;
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

  /**
   * Returns the first of the ids that names no match. `find` returns the starts, ms, of the matches among ids
   * that are not known yet.
   */
  async firstUnknown(
    matchIds: readonly string[],
    find: (matchIds: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  ): Promise<string | undefined> {
    const missing = matchIds.filter((id) => !this.#matches.has(id));
    if (missing.length === 0) return undefined;
    const starts = await find(missing);
    for (const [id, start] of starts) {
      const [oldest] = this.#matches.keys();
      if (this.#matches.size >= this.#limit && oldest !== undefined) this.#matches.delete(oldest);
      this.#matches.set(id, { start, awakeUntil: 0 });
    }
    return missing.find((id) => !starts.has(id));
  }

  /**
   * Whether the room of a known match sleeps at `now`, ms: the match is not in play or about to start, and nobody
   * has just come. One that is in play for longer than most counts as asleep; to wake it costs nothing.
   */
  isAsleep(matchId: string, now: number): boolean {
    const { start, awakeUntil } = this.#matches.get(matchId) ?? { start: now, awakeUntil: now };
    const isInPlay = start - BEFORE_START_MS <= now && now < start + IN_PLAY_MS;
    return awakeUntil <= now && !isInPlay;
  }

  /** Notes that a viewer has come to the match's room at `now`, ms. */
  noteViewer(matchId: string, now: number): void {
    const match = this.#matches.get(matchId);
    if (match) match.awakeUntil = now + AWAKE_MS;
  }
}
