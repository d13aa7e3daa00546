import type { MatchUpdate } from '../../protocol/ingest.ts';
import { IN_PLAY_STATUSES } from '../../sports/event-status.ts';
import { sportById } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';

const MINUTE = 60_000;
/** When the first match falls silent, and how long after one the next does, ms. */
const EVERY = 12 * MINUTE;
/** For how long the silence of a match is seen, ms. */
const SEEN = 2 * MINUTE;

/**
 * A feed that falls silent, which real ones do: now and then nothing comes of
 * one of the matches in play for longer than its sport's patience, and then all
 * of it at once.
 */
export class Silences {
  #silent: { matchId: string; until: number } | undefined;
  #nextAt: number;
  readonly #now: () => number;
  readonly #sports = new Map<string, SportId>();
  readonly #inPlay = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
    this.#nextAt = now() + EVERY;
  }

  /** Whether nothing may be heard of the match now. */
  isSilent(matchId: string): boolean {
    return this.#silent?.matchId === matchId;
  }

  /** The updates, those of a silent match held back until its silence is over, or all are through. */
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
    const { patience } = sportById(sportId);
    this.#silent = { matchId, until: now + patience.play * 1_000 + SEEN };
    this.#nextAt = this.#silent.until + EVERY;
  }

  #note({ matchId, fixture, status, clock }: MatchUpdate): void {
    if (fixture) this.#sports.set(matchId, fixture.sportId);
    // In a pause silence is normal for long: a clock that runs is what must stop.
    if (clock?.running) this.#inPlay.add(matchId);
    if (clock?.running === false || (status && !IN_PLAY_STATUSES.has(status)))
      this.#inPlay.delete(matchId);
  }
}
