import type { SportKey } from '../../realtime/sports/sport.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';

/** How long what a room listed is believed to be all, ms. */
const BELIEVED_MS = 1_000;

/**
 * The matches that sports' rooms list, which are those of today and live ones.
 * A list costs its room a whole snapshot, so each is asked for once a second at
 * most, however many ids are asked about. What is kept are answers, never calls
 * under way: a Worker may not wait for what another request has begun.
 */
export class ListedMatches {
  readonly #lists = new Map<SportKey, { ids: ReadonlySet<string>; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Whether a sport's room lists it. `list` answers the ids of one, none where it fails. */
  async has(
    matchId: string,
    list: (sport: SportKey) => Promise<ReadonlySet<string>>,
  ): Promise<boolean> {
    // However old: matches are never deleted.
    for (const { ids } of this.#lists.values()) if (ids.has(matchId)) return true;
    for (const { key: sport } of ALL_SPORTS) {
      const known = this.#lists.get(sport);
      const now = this.#now();
      if (known && known.until > now) continue;
      // Others make do with the old list meanwhile.
      if (known) known.until = now + BELIEVED_MS;
      const ids = await list(sport);
      this.#lists.set(sport, { ids, until: this.#now() + BELIEVED_MS });
      if (ids.has(matchId)) return true;
    }
    return false;
  }
}
