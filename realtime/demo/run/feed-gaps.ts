import type { MatchUpdate } from '../../protocol/ingest.ts';
import { IN_PLAY_STATUSES } from '../../sports/event-status.ts';
import { sportById } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';

const MINUTE = 60_000;
/** Time from the start to the first gap, and from a gap's end to the next gap, ms. */
const EVERY = 12 * MINUTE;
/** How long a match looks stale in a gap, ms. */
const SEEN = 2 * MINUTE;

/**
 * Simulates the gaps of real feeds: now and then no update of one match in play arrives for longer
 * than its sport's stale limit, and then all arrive at once.
 */
export class FeedGaps {
  #silent: { matchId: string; until: number } | undefined;
  #nextAt: number;
  readonly #now: () => number;
  readonly #sports = new Map<string, SportId>();
  readonly #inPlay = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
    this.#nextAt = now() + EVERY;
  }

  /** Whether updates of the match wait at the moment. */
  isSilent(matchId: string): boolean {
    return this.#silent?.matchId === matchId;
  }

  /** Yields the updates. Those of a match in a gap wait until the gap or the input ends. */
  async *through(updates: AsyncIterable<MatchUpdate>): AsyncGenerator<MatchUpdate> {
    let held: MatchUpdate[] = [];
    for await (const update of updates) {
      this.#note(update);
      if (this.#silent && this.#now() >= this.#silent.until) {
        this.#silent = undefined;
        yield* held;
        held = [];
      }
      this.#begin(update.matchId);
      if (this.isSilent(update.matchId)) held.push(update);
      else yield update;
    }
    yield* held;
  }

  #begin(matchId: string): void {
    const sportId = this.#sports.get(matchId);
    const now = this.#now();
    if (this.#silent || now < this.#nextAt || !sportId || !this.#inPlay.has(matchId)) return;
    const { staleAfter } = sportById(sportId);
    this.#silent = { matchId, until: now + staleAfter.play * 1_000 + SEEN };
    this.#nextAt = this.#silent.until + EVERY;
  }

  #note({ matchId, fixture, status, clock }: MatchUpdate): void {
    if (fixture) this.#sports.set(matchId, fixture.sportId);
    // A match in a break has no updates anyway, so only one with a running clock can become stale.
    if (clock?.running) this.#inPlay.add(matchId);
    if (clock?.running === false || (status && !IN_PLAY_STATUSES.has(status)))
      this.#inPlay.delete(matchId);
  }
}
