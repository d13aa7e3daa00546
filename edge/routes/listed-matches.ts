import type { SportKey } from '../../realtime/sports/sport.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';

/** How long a room's list counts as complete, ms. */
const BELIEVED_MS = 1_000;

/**
 * Cache of the lists in sports' rooms: today's and live matches. A list costs its room a whole
 * snapshot, so a known list is loaded again once a second at most, for any number of ids. Caches
 * answers, never calls: a Worker may not wait for another request's call.
 */
export class ListedMatches {
  readonly #lists = new Map<SportKey, { ids: ReadonlySet<string>; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /**
   * Whether a sport's room lists the match. `list` returns a sport's match ids, none if it fails.
   */
  async has(
    matchId: string,
    list: (sport: SportKey) => Promise<ReadonlySet<string>>,
  ): Promise<boolean> {
    // A list of any age is enough: matches are never deleted.
    for (const { ids } of this.#lists.values()) if (ids.has(matchId)) return true;
    for (const { key: sport } of ALL_SPORTS) {
      const known = this.#lists.get(sport);
      const now = this.#now();
      if (known && known.until > now) continue;
      // During the load other requests use the old list.
      if (known) known.until = now + BELIEVED_MS;
      const ids = await list(sport);
      this.#lists.set(sport, { ids, until: this.#now() + BELIEVED_MS });
      if (ids.has(matchId)) return true;
    }
    return false;
  }
}
