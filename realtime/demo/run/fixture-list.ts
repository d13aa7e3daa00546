import { CLOSED_STATUSES, type EventStatus } from '../../sports/event-status.ts';
import { DAY } from '../season/day.ts';
import { createRandom } from '../world/random.ts';
import { scheduleBetween } from '../season/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { LiveMatch } from '../play/live-match.ts';

/** Returns the status of a match on the server; undefined if unknown. */
export type StatusOf = (matchId: string) => Promise<EventStatus | undefined>;

/**
 * Longest match, ms. The list searches the schedule this far back for matches in play, and this far
 * ahead.
 */
const MAX_MATCH = DAY / 4;

/**
 * The demo schedule's matches as they become due, in real time. A match's id is its seed, so it
 * ends as scheduled. A match that is already in play starts at its current point.
 */
export class FixtureList {
  #until: number;
  readonly #closed: ReadonlySet<string>;
  readonly #statusOf: StatusOf;

  /**
   * `closed`: ids of matches that are over on a server, despite the schedule. `statusOf` is called
   * for each match, since some were brought forward.
   */
  constructor(
    now: number,
    closed: ReadonlySet<string>,
    statusOf: StatusOf = () => Promise.resolve(undefined),
  ) {
    this.#until = now - MAX_MATCH;
    this.#closed = closed;
    this.#statusOf = statusOf;
  }

  /** Returns the matches in play and those of the coming hours, each once. */
  async due(now: number): Promise<LiveMatch[]> {
    const soon = now + MAX_MATCH;
    if (soon - this.#until < MAX_MATCH / 2) return [];
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
 * Whether the simulator still has to play a match. After its start it has to unless the match is
 * closed. A match that began before its scheduled start was brought forward. A postponed match is
 * played on its new date.
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
    // The sequences exceed those of an earlier simulator of the match.
    firstSequence: begins,
  });
}
