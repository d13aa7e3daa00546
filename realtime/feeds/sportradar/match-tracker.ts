import {
  CLOSED_STATUSES,
  IN_PLAY_STATUSES,
  phaseOf,
  type EventStatus,
} from '../../sports/event-status.ts';
import { sportById } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';
import type { Incident } from '../../protocol/incident.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import type { Clock, Stats } from '../../protocol/match-state.ts';
import { fixtureOf } from './fixture.ts';
import { incidentOf } from './incident.ts';
import type {
  PushPayload,
  SportEvent,
  SportEventStatus,
  Statistics,
  TimelineEvent,
} from './schema.ts';
import { scoreboardOf, type Scoreboard } from './scoreboard.ts';
import { nextSequence } from './sequence.ts';
import { statsOf } from './statistics.ts';

/** A match from a REST feed. */
export interface Snapshot {
  /** ms */
  generatedAt: number;
  event: SportEvent;
  status: SportEventStatus;
  statistics?: Statistics;
  /** Events of the match, if the feed lists them. */
  timeline?: readonly TimelineEvent[];
  /** Whether `timeline` is complete, so that any other event was taken back. */
  isWhole?: boolean;
}

/** Content of a message or a snapshot. */
interface News {
  occurredAt: number;
  /** Time that orders the news, ms. */
  orderedAt: number;
  fixture?: Fixture;
  board: Scoreboard;
  /** Figures that changed. */
  stats?: Stats;
  incidents: readonly Incident[];
}

/** Largest drift of a clock that needs no update, s. */
const CLOCK_DRIFT = 2;
/** Feed times are whole seconds. */
const SECOND = 1_000;

/** Tracks one match, and turns each report into an update of what is new. */
export class MatchTracker {
  readonly #matchId: string;
  readonly #sportId: SportId;
  #fixture: Fixture | undefined;
  #board: Scoreboard = {};
  readonly #stats = new Map<string, string>();
  /** Last content of each event, by its id; detects repeated deliveries. */
  readonly #events = new Map<string, string>();
  readonly #incidents = new Map<string, Incident>();
  #sequence = 0;
  #reportedAt = 0;
  /** Time of the stream's last news, ms. */
  #pushedAt = 0;

  constructor(matchId: string, sportId: SportId) {
    this.#matchId = matchId;
    this.#sportId = sportId;
  }

  /** Whether the match is finished. */
  get isOver(): boolean {
    return this.#board.status !== undefined && CLOSED_STATUSES.has(this.#board.status);
  }

  /** Whether the match is known not to have begun. */
  get isToCome(): boolean {
    return this.#board.status !== undefined && phaseOf(this.#board.status) === 'fixture';
  }

  get isInPlay(): boolean {
    return this.#board.status !== undefined && IN_PLAY_STATUSES.has(this.#board.status);
  }

  /** Time of the last reported news, ms. */
  get reportedAt(): number {
    return this.#reportedAt;
  }

  /** The match's fixture; undefined while it is unknown. */
  get fixture(): Fixture | undefined {
    return this.#fixture;
  }

  /** Whether teams and league are known, which every update needs. */
  get hasFixture(): boolean {
    return this.#fixture !== undefined;
  }

  /**
   * Takes a message that the stream sent at `at` (ms), and returns the update. Ignores a repeated
   * event, since its scoreboard is old.
   */
  push(payload: PushPayload, at: number): MatchUpdate | undefined {
    const { event, sport_event, sport_event_status: status } = payload;
    const fixture = sport_event && fixtureOf(sport_event, this.#sportId);
    if (!this.#fixture && !fixture) return undefined;
    if (event && !this.#isNews(event)) return undefined;
    this.#pushedAt = at;
    const board = status ? this.#boardOf(status, fixture, at) : {};
    return this.#tell({
      occurredAt: event?.time ?? at,
      orderedAt: event?.time ?? at,
      ...(fixture && { fixture }),
      board,
      incidents: event ? this.#learn(event, board) : [],
    });
  }

  /**
   * Takes a REST answer and returns the update. REST feeds are cached: an answer older than the
   * stream's last news changes no scoreboard and removes no event.
   */
  snapshot({
    generatedAt,
    event,
    status,
    statistics,
    timeline = [],
    isWhole,
  }: Snapshot): MatchUpdate | undefined {
    const fixture = fixtureOf(event, this.#sportId);
    if (!this.#fixture && !fixture) return undefined;
    const behind = generatedAt + SECOND <= this.#pushedAt;
    const learnt = timeline.filter((one) => this.#isNews(one)).flatMap((one) => this.#learn(one));
    const removed = isWhole && !behind ? this.#remove(timeline) : [];
    return this.#tell({
      occurredAt: generatedAt,
      // The answer may include events of the same second.
      orderedAt: generatedAt + SECOND - 1,
      ...(fixture && { fixture }),
      board: behind ? {} : this.#boardOf(status, fixture, generatedAt),
      stats: behind ? {} : this.#newStats(statistics),
      incidents: [...learnt, ...removed],
    });
  }

  #boardOf(status: SportEventStatus, reported: Fixture | undefined, at: number): Scoreboard {
    const fixture = reported ?? this.#fixture;
    return scoreboardOf(status, { sport: sportById(this.#sportId).key, fixture, at });
  }

  #newStats(statistics: Statistics): Stats {
    const all = Object.entries(statsOf(statistics, sportById(this.#sportId).key));
    const news = all.filter(([key, figures]) => this.#stats.get(key) !== JSON.stringify(figures));
    for (const [key, figures] of news) this.#stats.set(key, JSON.stringify(figures));
    return Object.fromEntries(news);
  }

  #isNews(event: TimelineEvent): boolean {
    return this.#events.get(event.id) !== this.#print(event);
  }

  #print(event: TimelineEvent): string {
    return JSON.stringify([event.type, incidentOf(event, sportById(this.#sportId).key)]);
  }

  #learn(event: TimelineEvent, board: Scoreboard = {}): Incident[] {
    this.#events.set(event.id, this.#print(event));
    const reported = incidentOf(event, sportById(this.#sportId).key);
    if (!reported) return [];
    const incident = { ...reported, ...this.#timeLeft(reported, board) };
    this.#incidents.set(incident.id, incident);
    return [incident];
  }

  /**
   * Returns the period and the time left of an incident. With a countdown clock only the scoreboard
   * has them, not the event.
   */
  #timeLeft({ id }: Incident, board: Scoreboard): Pick<Incident, 'period' | 'remaining'> {
    const known = this.#incidents.get(id);
    const clock = board.clock?.countdown ? board.clock : undefined;
    const period = clock ? board.matchStatus : known?.period;
    const remaining = clock?.seconds ?? known?.remaining;
    return { ...(period && { period }), ...(remaining !== undefined && { remaining }) };
  }

  /**
   * Returns the incidents that the timeline no longer has, such as a disallowed goal, as removed.
   */
  #remove(timeline: readonly TimelineEvent[]): Incident[] {
    const reported = new Set(timeline.map(({ id }) => id));
    const gone = [...this.#incidents.values()].filter(({ id }) => !reported.has(id));
    for (const { id } of gone) {
      this.#incidents.delete(id);
      this.#events.delete(id);
    }
    return gone.map((incident) => ({ ...incident, removed: true }));
  }

  #tell({
    occurredAt,
    orderedAt,
    fixture,
    board,
    stats = {},
    incidents,
  }: News): MatchUpdate | undefined {
    const newFixture = fixture && !isSame(fixture, this.#fixture) ? fixture : undefined;
    const unchanged = isSameBoard({ ...this.#board, ...board }, this.#board);
    const hasStats = Object.keys(stats).length > 0;
    if (!newFixture && unchanged && !hasStats && incidents.length === 0) return undefined;
    const correction =
      isCorrection(this.#board.status, board.status) || hasOtherTeams(this.#fixture, newFixture);
    const update = {
      matchId: this.#matchId,
      occurredAt,
      ...(newFixture && { fixture: newFixture }),
      ...board,
      ...(correction && { correction }),
      ...(incidents.length > 0 && { incidents: [...incidents] }),
      ...(hasStats && { stats }),
    };
    this.#fixture = newFixture ?? this.#fixture;
    this.#board = { ...this.#board, ...board };
    this.#reportedAt = occurredAt;
    this.#sequence = nextSequence(update, { time: orderedAt, last: this.#sequence });
    return { ...update, sequence: this.#sequence };
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Whether two scoreboards agree. The stream sends every throw-in, so a clock that ran as expected
 * counts as unchanged.
 */
function isSameBoard(next: Scoreboard, known: Scoreboard): boolean {
  const { clock, ...rest } = next;
  const { clock: knownClock, ...knownRest } = known;
  return isSame(rest, knownRest) && isSameClock(clock, knownClock);
}

function isSameClock(next: Clock | null | undefined, known: Clock | null | undefined): boolean {
  if (!next || !known || !next.running || !known.running)
    return next?.seconds === known?.seconds && next?.running === known?.running;
  const passed = (next.at - known.at) / 1_000;
  const expected = known.seconds + (known.countdown ? -passed : passed);
  return Math.abs(next.seconds - expected) <= CLOCK_DRIFT;
}

/** Whether the new status cannot follow the old one in play, so that it is a correction. */
function isCorrection(from: EventStatus | undefined, to: EventStatus | undefined): boolean {
  if (from === undefined || to === undefined || from === to) return false;
  if (from === 'Ended') return to !== 'Finished';
  if (from === 'Finished' || from === 'Cancelled' || from === 'Abandoned') return true;
  const begun = from === 'Live' || from === 'Suspended' || from === 'Interrupted';
  return begun && (to === 'NotStarted' || to === 'Delayed');
}

/** Whether a side is another team, such as the winner of a draw instead of its placeholder. */
function hasOtherTeams(known: Fixture | undefined, next: Fixture | undefined): boolean {
  return (
    known !== undefined &&
    next !== undefined &&
    (known.home.id !== next.home.id || known.away.id !== next.away.id)
  );
}
