import type { SportKey } from '../../realtime/sports/sport.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';

/** How long a room's list counts as complete, ms. */
const BELIEVED_MS = 1_000;

/**
 * Matches in the lists of sports' rooms: today's and live ones. A list costs its room a whole
 * snapshot, so each is loaded once a second at most, for any number of ids. It caches answers,
 * never calls: a Worker may not wait for another request's call.
 */
export class ListedMatches {
  readonly #lists = new Map<SportKey, { ids: ReadonlySet<string>; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Whether a sport's room lists it. `list` returns a sport's ids, none if it fails. */
  async has(
    matchId: string,
    list: (sport: SportKey) => Promise<ReadonlySet<string>>,
  ): Promise<boolean> {
    // At any age: matches are never deleted.
    for (const { ids } of this.#lists.values()) if (ids.has(matchId)) return true;
    for (const { key: sport } of ALL_SPORTS) {
      const known = this.#lists.get(sport);
      const now = this.#now();
      if (known && known.until > now) continue;
      // Meanwhile others use the old list.
      if (known) known.until = now + BELIEVED_MS;
      const ids = await list(sport);
      this.#lists.set(sport, { ids, until: this.#now() + BELIEVED_MS });
      if (ids.has(matchId)) return true;
    }
    return false;
  }
}
