import type { Incident } from '../../protocol/incident.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import { IN_PLAY_STATUSES, type EventStatus } from '../../sports/event-status.ts';
import type { Change } from '../source.ts';
import type { LigaMatch } from './schema.ts';
import { courseOf, fixtureOf, matchIdOf } from './translate.ts';

/** Longest time from kick-off to the end, ms, with extra time, penalties and delays. */
const MAX_MATCH_MS = 3.5 * 3_600_000;

/** Turns each response about a match into an update of what is new since the last. */
export class MatchTracker {
  #fixture: Fixture | undefined;
  #course: Change = {};
  #sequence = 0;

  /**
   * Whether the match is in play at `now` (ms). A match that was never marked as finished counts as
   * over after `MAX_MATCH_MS`.
   */
  isFollowed(now: number): boolean {
    const { status } = this.#course;
    const isLate = this.#fixture !== undefined && now > this.#fixture.startTime + MAX_MATCH_MS;
    return status !== undefined && IN_PLAY_STATUSES.has(status) && !isLate;
  }

  /**
   * Returns an update of what is new; undefined if nothing is. Its sequence is `now` (ms), or one
   * above the last.
   */
  update(match: LigaMatch, now: number): MatchUpdate | undefined {
    const fixture = fixtureOf(match);
    const { incidents = [], ...course } = courseOf(match, now);
    const { incidents: known = [], ...reported } = this.#course;
    const newFixture = isSame(fixture, this.#fixture) ? undefined : fixture;
    const news = newsOf(incidents, known);
    if (!newFixture && news.length === 0 && isSame(course, reported)) return undefined;
    const correction = hasOtherTeams(fixture, this.#fixture) || isBehind(course, reported);
    this.#fixture = fixture;
    this.#course = { ...course, incidents };
    this.#sequence = Math.max(now, this.#sequence + 1);
    return {
      matchId: matchIdOf(match),
      sequence: this.#sequence,
      occurredAt: now,
      ...(newFixture && { fixture: newFixture }),
      ...course,
      ...(correction && { correction }),
      ...(news.length > 0 && { incidents: news }),
    };
  }
}

/** Whether a side is another team, such as the winner of a draw instead of its placeholder. */
function hasOtherTeams(fixture: Fixture, known: Fixture | undefined): boolean {
  return (
    known !== undefined && (fixture.home.id !== known.home.id || fixture.away.id !== known.away.id)
  );
}

const COURSE: readonly EventStatus[] = ['NotStarted', 'Live', 'Finished'];

/**
 * Whether the new status precedes the reported one: people mark a match as finished by hand, and
 * may undo it.
 */
function isBehind({ status = 'NotStarted' }: Change, reported: Change): boolean {
  return COURSE.indexOf(status) < COURSE.indexOf(reported.status ?? 'NotStarted');
}

/** Returns goals that are new, changed or removed. */
function newsOf(incidents: readonly Incident[], known: readonly Incident[]): Incident[] {
  const before = new Map(known.map((incident) => [incident.id, incident]));
  const ids = new Set(incidents.map(({ id }) => id));
  return [
    ...incidents.filter((incident) => !isSame(incident, before.get(incident.id))),
    ...known.filter(({ id }) => !ids.has(id)).map((incident) => ({ ...incident, removed: true })),
  ];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
