import { DAY } from '../demo/day.ts';
import { createRandom } from '../demo/random.ts';
import { scheduleBetween } from '../demo/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../demo/scheduled-match.ts';
import { LiveMatch } from './live-match.ts';

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

  /** `closed`: ids of matches that a server knows to be over, whatever the schedule says. */
  constructor(now: number, closed: ReadonlySet<string>) {
    this.#until = now - LONGEST_MATCH;
    this.#closed = closed;
  }

  /** The matches in play and those of the coming hours; each is returned once. */
  due(now: number): LiveMatch[] {
    const soon = now + LONGEST_MATCH;
    if (soon - this.#until < LONGEST_MATCH / 2) return [];
    const from = this.#until;
    this.#until = soon;
    return scheduleBetween(from, soon, now)
      .filter((match) => !this.#closed.has(match.matchId) && outcomeOf(match).endsAt > now)
      .map((match) => liveMatch(match, now));
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
