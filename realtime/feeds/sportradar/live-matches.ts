import * as v from 'valibot';
import type { Broadcasters } from '../../protocol/broadcasters.ts';
import { matchIdSchema } from '../../protocol/match-id.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import type { MatchDetails } from '../../protocol/details.ts';
import { sportById, sportRadarId } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';
import { cleanMember } from '../parse-source-json.ts';
import { boxScoreOf } from './box-score.ts';
import { broadcastersOf } from './broadcasters.ts';
import type { Filters } from './config.ts';
import type { WantedMatch } from './details-reader.ts';
import { MatchTracker, type Snapshot } from './match-tracker.ts';
import { getFeed, type RestOptions } from './rest-client.ts';
import {
  pushMessageSchema,
  summariesSchema,
  summarySchema,
  timelineEventSchema,
  timelineSchema,
  type PushPayload,
  type SportEvent,
} from './schema.ts';

export interface LiveMatchesOptions {
  sportId: SportId;
  filters: Filters;
  rest: RestOptions;
  emit: (update: MatchUpdate) => void;
  /** Receives reading faults. */
  fault: (text: string) => void;
}

const HOUR = 3_600_000;
/** Parallel REST requests: a quota is a few calls a second. */
const PARALLEL = 3;
/** How long a finished match stays tracked, ms: corrections come soon after the end. */
const RETENTION_MS = 6 * HOUR;
/** How long before its start a match of the day is tracked, ms. */
const AHEAD = 18 * HOUR;
/** Matches on a page of a day. */
const PAGE = 200;
const MAX_PAGES = 10;

/** Tracks the live matches of one sport from the stream, and from REST what the stream lacks. */
export class LiveMatches {
  readonly #options: LiveMatchesOptions;
  readonly #trackers = new Map<string, MatchTracker>();
  readonly #broadcasters = new Map<string, Broadcasters>();
  readonly #boxScores = new Map<string, Pick<MatchDetails, 'occurredAt' | 'boxScore'>>();
  /**
   * Ids of matches whose REST request failed. The next look requests them again; further messages
   * do not.
   */
  readonly #unanswered = new Set<string>();
  /** Time of the last look at the day's matches, ms. */
  #dayAt = -Infinity;

  constructor(options: LiveMatchesOptions) {
    this.#options = options;
  }

  get inPlay(): string[] {
    return [...this.#trackers].flatMap(([id, tracker]) => (tracker.isInPlay ? [id] : []));
  }

  /** Tracked matches with a known fixture: in play, soon to begin or just over. */
  get wanted(): (WantedMatch & { fixture: Fixture })[] {
    return [...this.#trackers].flatMap(([id, { fixture, isOver, isInPlay }]) =>
      fixture === undefined
        ? []
        : [
            {
              id,
              fixture,
              startTime: fixture.startTime,
              isOver,
              isInPlay,
              broadcasters: this.#broadcasters.get(id),
              boxScore: this.#boxScores.get(id),
            },
          ],
    );
  }

  /** Takes the text of a message that the stream sent at `at` (ms). */
  async take(text: string, at: number): Promise<void> {
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson({ reviver: cleanMember }), pushMessageSchema),
      text,
    );
    if (!parsed.success) {
      const [issue] = parsed.issues;
      this.#options.fault(`skipped a message: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
      return;
    }
    const { heartbeat, payload, metadata } = parsed.output;
    const id = payload?.sport_event?.id ?? metadata?.sport_event_id;
    if (payload && v.is(matchIdSchema, id)) await this.#takePayload(id, payload, at);
    else if (heartbeat === undefined) this.#options.fault('skipped a message: it names no match');
  }

  /**
   * Reads the live matches by REST. With `all`, after the stream was closed, it reads the events of
   * all of them; otherwise only of matches that appeared or ended without a message.
   */
  async look({ all }: { all: boolean }): Promise<void> {
    this.#unanswered.clear();
    this.#forgetOld();
    const known = new Set(
      [...this.#trackers].flatMap(([id, tracker]) => (tracker.isToCome ? [] : [id])),
    );
    const listed = await this.#readSummaries();
    const wanted = [...this.#trackers]
      .filter(([id, tracker]) => {
        if (listed.has(id)) return all || !known.has(id) || !tracker.hasFixture;
        return !tracker.isOver && !tracker.isToCome;
      })
      .map(([id]) => id);
    for (let begin = 0; begin < wanted.length; begin += PARALLEL)
      await Promise.all(wanted.slice(begin, begin + PARALLEL).map((id) => this.#readTimeline(id)));
  }

  /**
   * Reads the matches of the day, including live ones. Matches to come have team sheets and odds;
   * matches that ended unobserved have a result.
   */
  async lookAtDay(now: number): Promise<void> {
    if (now - this.#dayAt < this.#options.rest.timing.day) return;
    this.#dayAt = now;
    const dates = new Set([now - RETENTION_MS, now + AHEAD].map(dateOf));
    const ended: string[] = [];
    for (const date of dates) ended.push(...(await this.#readDay(date, now)));
    for (const id of ended) await this.#readTimeline(id);
  }

  /** Returns the ids of newly found finished matches. */
  async #readDay(date: string, now: number): Promise<string[]> {
    const ended: string[] = [];
    for (let page = 0; page < MAX_PAGES; page++) {
      const answer = await getFeed(
        `schedules/${date}/summaries.json?start=${page * PAGE}&limit=${PAGE}`,
        summariesSchema,
        this.#options.rest,
        { isOptional: true },
      );
      if (answer.kind === 'fault') this.#options.fault(answer.reason);
      if (answer.kind !== 'value') break;
      for (const entry of answer.value.summaries) {
        const summary = v.safeParse(summarySchema, entry);
        if (!summary.success || !this.#isFollowed(summary.output.sport_event)) continue;
        const { sport_event: event, sport_event_status: status, statistics } = summary.output;
        if (event.start_time < now - RETENTION_MS || event.start_time > now + AHEAD) continue;
        const isNew = !this.#trackers.has(event.id);
        this.#takeSnapshot({ generatedAt: answer.value.generated_at, event, status, statistics });
        if (isNew && this.#trackers.get(event.id)?.isOver) ended.push(event.id);
      }
      if (answer.value.summaries.length < PAGE) break;
    }
    return ended;
  }

  async #takePayload(id: string, payload: PushPayload, at: number): Promise<void> {
    const tracker = this.#track(id);
    if (!tracker.hasFixture && !this.#unanswered.has(id)) {
      await this.#readTimeline(id);
      if (!tracker.hasFixture) this.#unanswered.add(id);
    }
    this.#emit(tracker.push(payload, at));
  }

  /** Returns the ids of the live matches and takes their scoreboards. */
  async #readSummaries(): Promise<ReadonlySet<string>> {
    const listed = new Set<string>();
    const answer = await getFeed(
      'schedules/live/summaries.json',
      summariesSchema,
      this.#options.rest,
    );
    if (answer.kind === 'fault') {
      this.#options.fault(answer.reason);
      return listed;
    }
    for (const entry of answer.value.summaries) {
      const summary = v.safeParse(summarySchema, entry);
      if (!summary.success) this.#options.fault(`skipped a summary: ${summary.issues[0].message}`);
      else if (this.#isFollowed(summary.output.sport_event)) {
        const { sport_event: event, sport_event_status: status, statistics } = summary.output;
        listed.add(event.id);
        this.#takeSnapshot({ generatedAt: answer.value.generated_at, event, status, statistics });
      }
    }
    return listed;
  }

  async #readTimeline(id: string): Promise<void> {
    const path = `sport_events/${encodeURIComponent(id)}/timeline.json`;
    const answer = await getFeed(path, timelineSchema, this.#options.rest);
    if (answer.kind === 'fault') {
      this.#options.fault(answer.reason);
      return;
    }
    const {
      generated_at: generatedAt,
      sport_event: event,
      sport_event_status: status,
      statistics,
    } = answer.value;
    const all = (answer.value.timeline ?? []).map((one) => v.safeParse(timelineEventSchema, one));
    const timeline = all.flatMap((one) => (one.success ? [one.output] : []));
    const unread = all.length - timeline.length;
    if (unread > 0) this.#options.fault(`${id}: skipped ${unread} events of its timeline`);
    const isWhole = unread === 0 && answer.value.timeline !== undefined;
    this.#takeSnapshot({ generatedAt, event, status, statistics, timeline, isWhole });
  }

  #forgetOld(): void {
    for (const [id, tracker] of this.#trackers)
      if (tracker.isOver && tracker.reportedAt < Date.now() - RETENTION_MS) {
        this.#trackers.delete(id);
        this.#broadcasters.delete(id);
        this.#boxScores.delete(id);
      }
  }

  #takeSnapshot(snapshot: Snapshot): void {
    const { id } = snapshot.event;
    if (!v.is(matchIdSchema, id)) return;
    const broadcasters = broadcastersOf(snapshot.event);
    if (broadcasters) this.#broadcasters.set(id, broadcasters);
    const boxScore = boxScoreOf(snapshot.statistics, sportById(this.#options.sportId).key);
    if (boxScore) this.#boxScores.set(id, { occurredAt: snapshot.generatedAt, boxScore });
    this.#emit(this.#track(id).snapshot(snapshot));
  }

  #track(id: string): MatchTracker {
    const tracker = this.#trackers.get(id) ?? new MatchTracker(id, this.#options.sportId);
    this.#trackers.set(id, tracker);
    return tracker;
  }

  #emit(update: MatchUpdate | undefined): void {
    if (update) this.#options.emit(update);
  }

  /** Whether the filters allow a match: REST feeds do not apply them. */
  #isFollowed({ id, sport_event_context: { sport, competition, season } }: SportEvent): boolean {
    const { competitions, seasons, sportEvents } = this.#options.filters;
    return (
      (sport === undefined || sport.id === sportRadarId(this.#options.sportId)) &&
      (competitions.length === 0 || competitions.includes(competition.id)) &&
      (seasons.length === 0 || (season !== undefined && seasons.includes(season.id))) &&
      (sportEvents.length === 0 || sportEvents.includes(id))
    );
  }
}

/** Returns the UTC date of a time (ms): '2026-11-21'. The feeds also use UTC. */
function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
