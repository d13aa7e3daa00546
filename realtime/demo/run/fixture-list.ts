import { CLOSED_STATUSES, type EventStatus } from '../../sports/event-status.ts';
import { DAY } from '../season/day.ts';
import { createRandom } from '../world/random.ts';
import { scheduleBetween } from '../season/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { LiveMatch } from '../play/live-match.ts';

/** The status of a match where it is to be played; undefined where nobody knows it. */
export type StatusOf = (matchId: string) => Promise<EventStatus | undefined>;

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
  readonly #statusOf: StatusOf;

  /**
   * `closed`: ids of matches that a server knows to be over, whatever the
   * schedule says. `statusOf` is asked of all: some were brought forward.
   */
  constructor(
    now: number,
    closed: ReadonlySet<string>,
    statusOf: StatusOf = () => Promise.resolve(undefined),
  ) {
    this.#until = now - LONGEST_MATCH;
    this.#closed = closed;
    this.#statusOf = statusOf;
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
    const statuses = await Promise.all(matches.map(({ matchId }) => this.#statusOf(matchId)));
    return matches
      .filter((match, index) => isLeft(match, statuses[index], now))
      .map((match) => liveMatch(match, now));
  }
}

/**
 * One in play is joined, wherever it stood; one to come that has begun was brought forward. What
 * was put off is played on its new date.
 */
function isLeft(
  { fixture }: ScheduledMatch,
  status: EventStatus | undefined,
  now: number,
): boolean {
  if (status === undefined || status === 'NotStarted' || status === 'Postponed') return true;
  return fixture.startTime <= now && !CLOSED_STATUSES.has(status);
}

function liveMatch({ matchId, fixture, setup }: ScheduledMatch, now: number): LiveMatch {
  const begins = Math.max(now, fixture.startTime);
  return new LiveMatch({
    matchId,
    fixture,
    setup,
    random: createRandom(matchId),
    speed: 1,
    now: begins,
    joinAt: Math.max(0, now - fixture.startTime) / 1_000,
    // Above those of a simulator that played the match before and was stopped.
    firstSequence: begins,
  });
}
