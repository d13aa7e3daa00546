import type { Incident } from '../../protocol/incident.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import { IN_PLAY_STATUSES, type EventStatus } from '../../sports/event-status.ts';
import type { Change } from '../source.ts';
import type { LigaMatch } from './schema.ts';
import { courseOf, fixtureOf, matchIdOf } from './translate.ts';

/** With extra time, penalties and delays a match is over by then, ms. */
const LONGEST = 3.5 * 3_600_000;

/** Knows what was told of one match, and turns what is answered next into an update of what is new. */
export class MatchTracker {
  #fixture: Fixture | undefined;
  #course: Change = {};
  #sequence = 0;

  /** Whether the match is on at `now` (ms), and anyone still tells of it: not of one that should long be over. */
  isFollowed(now: number): boolean {
    const { status } = this.#course;
    const isLate = this.#fixture !== undefined && now > this.#fixture.startTime + LONGEST;
    return status !== undefined && IN_PLAY_STATUSES.has(status) && !isLate;
  }

  /** What is new at `now` (ms), which orders it too; undefined when nothing is. */
  update(match: LigaMatch, now: number): MatchUpdate | undefined {
    const fixture = fixtureOf(match);
    const { incidents = [], ...course } = courseOf(match, now);
    const { incidents: known = [], ...told } = this.#course;
    const newFixture = isSame(fixture, this.#fixture) ? undefined : fixture;
    const news = newsOf(incidents, known);
    if (!newFixture && news.length === 0 && isSame(course, told)) return undefined;
    const correction = hasOtherTeams(fixture, this.#fixture) || isBehind(course, told);
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

/** A placeholder of a draw was resolved. */
function hasOtherTeams(fixture: Fixture, known: Fixture | undefined): boolean {
  return (
    known !== undefined && (fixture.home.id !== known.home.id || fixture.away.id !== known.away.id)
  );
}

const COURSE: readonly EventStatus[] = ['NotStarted', 'Live', 'Finished'];

/** People say by hand that a match is finished, and take it back. */
function isBehind({ status = 'NotStarted' }: Change, told: Change): boolean {
  return COURSE.indexOf(status) < COURSE.indexOf(told.status ?? 'NotStarted');
}

/** Goals that are new or told otherwise, and those that were taken back. */
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
