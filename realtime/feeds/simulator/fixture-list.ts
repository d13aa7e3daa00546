import { DAY } from '../demo/day.ts';
import { createRandom } from '../demo/random.ts';
import { scheduleBetween } from '../demo/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../demo/scheduled-match.ts';
import { LiveMatch } from './live-match.ts';
import type { IsTaken } from './matches-ahead.ts';

/** No match takes longer, ms: how far back the schedule is searched for matches in play. */
const LONGEST_MATCH = DAY / 4;

/**
 * The matches of the demo's schedule as they fall due, in real time. Each takes
 * the course that its id gives, so it ends as the schedule says; one that is
 * in play already is joined where it stands.
 */
export class FixtureList {
  #until: number;
  readonly #closed: ReadonlySet<string>;
  readonly #isTaken: IsTaken;

  /**
   * `closed`: ids of matches that a server knows to be over, whatever the
   * schedule says. `isTaken` is asked of those to come: some were brought forward.
   */
  constructor(
    now: number,
    closed: ReadonlySet<string>,
    isTaken: IsTaken = () => Promise.resolve(false),
  ) {
    this.#until = now - LONGEST_MATCH;
    this.#closed = closed;
    this.#isTaken = isTaken;
  }

  /** The matches in play and those of the coming hours; each is returned once. */
  async due(now: number): Promise<LiveMatch[]> {
    const soon = now + LONGEST_MATCH;
    if (soon - this.#until < LONGEST_MATCH / 2) return [];
    const from = this.#until;
    this.#until = soon;
    const matches = scheduleBetween(from, soon, now).filter(
      (match) => !this.#closed.has(match.matchId) && outcomeOf(match).endsAt > now,
    );
    const upcoming = matches.filter(({ fixture }) => fixture.startTime > now);
    const taken = await Promise.all(upcoming.map(({ matchId }) => this.#isTaken(matchId)));
    const early = new Set(upcoming.filter((_, index) => taken[index]));
    return matches.filter((match) => !early.has(match)).map((match) => liveMatch(match, now));
  }
}

function liveMatch({ matchId, fixture, contest }: ScheduledMatch, now: number): LiveMatch {
  const begins = Math.max(now, fixture.startTime);
  return new LiveMatch({
    matchId,
    fixture,
    contest,
    random: createRandom(matchId),
    speed: 1,
    now: begins,
    joinAt: Math.max(0, now - fixture.startTime) / 1_000,
    // Above those of a simulator that played the match before and was stopped.
    firstSequence: begins,
  });
}
