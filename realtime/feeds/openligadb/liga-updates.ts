import * as v from 'valibot';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { backoffDelay, type Backoff } from '../backoff.ts';
import { sleepUntilAborted } from '../sleep.ts';
import { getLiga, LigaError } from './client.ts';
import { MatchTracker } from './match-tracker.ts';
import {
  groupSchema,
  lastChangeSchema,
  ligaMatchSchema,
  matchdaySchema,
  type LigaMatch,
} from './schema.ts';
import { kickOffOf, matchIdOf } from './translate.ts';

export interface LigaOptions {
  /** URL of the service. */
  url: string;
  /** The service's name of the league: 'bl1'. */
  league: string;
  /** Year in which the season began. */
  season: number;
  /** Undefined follows the current matchday. */
  matchday: number | undefined;
  /** Poll interval while a match is on, ms. */
  interval: number;
  backoff?: Backoff;
  /** Continues after a final error, such as an unknown league. */
  outlivesRefusals: boolean;
  signal: AbortSignal;
  /** Receives the matches in play after each poll. */
  beat: (matchIds: readonly string[]) => void;
  /** Receives faults. */
  log: (text: string) => void;
  now?: () => number;
}

/** A match counts as on this long before and after its kick-off, ms, whatever its status. */
const SOON = 15 * 60_000;
/** Factor on the poll interval while no match is on. */
const IDLE = 10;
const BACKOFF: Backoff = { base: 2_000, cap: 120_000 };

/**
 * Follows one matchday of OpenLigaDB until the signal aborts. Polls the time of the last change,
 * which is cheap for the service, and loads the matches only if that time is new. Throws a
 * LigaError when the service refuses a request (4xx except 429), unless `outlivesRefusals`.
 */
export async function* ligaUpdates(options: LigaOptions): AsyncGenerator<MatchUpdate> {
  const {
    interval,
    backoff = BACKOFF,
    outlivesRefusals,
    signal,
    beat,
    log,
    now = Date.now,
  } = options;
  const matchday = new Matchday(options);
  for (let failures = 0; !signal.aborted;) {
    let wait = interval;
    try {
      yield* await matchday.look(now());
      failures = 0;
      beat(matchday.followed(now()));
      if (!matchday.isOnSoon(now())) wait *= IDLE;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof LigaError) || (error.isFinal && !outlivesRefusals)) throw error;
      wait = Math.max(interval, backoffDelay(failures++, backoff, Math.random));
      log(`${error.message} Asking again in ${Math.round(wait / 1_000)} s.`);
    }
    await sleepUntilAborted(wait, signal);
  }
}

/** State of a matchday. */
class Matchday {
  readonly #options: LigaOptions;
  readonly #trackers = new Map<string, MatchTracker>();
  #matches: readonly LigaMatch[] = [];
  /** Number of the loaded matchday and the time of its last change. */
  #seen = '';

  constructor(options: LigaOptions) {
    this.#options = options;
  }

  /** Returns the ids of the matches in play at `now` (ms). */
  followed(now: number): string[] {
    return [...this.#trackers].flatMap(([id, tracker]) => (tracker.isFollowed(now) ? [id] : []));
  }

  isOnSoon(now: number): boolean {
    return (
      this.followed(now).length > 0 ||
      this.#matches.some(
        (match) => !match.matchIsFinished && Math.abs(kickOffOf(match) - now) < SOON,
      )
    );
  }

  /**
   * Loads changed matches and returns their updates at `now` (ms). Time alone also changes a match:
   * it kicks off.
   */
  async look(now: number): Promise<MatchUpdate[]> {
    const { league, season, matchday } = this.#options;
    const day =
      matchday ?? (await this.#get(`getcurrentgroup/${league}`, groupSchema)).groupOrderID;
    const path = `${league}/${season}/${day}`;
    const changed = await this.#get(`getlastchangedate/${path}`, lastChangeSchema);
    if (`${day} ${changed}` !== this.#seen) {
      this.#matches = this.#read(await this.#get(`getmatchdata/${path}`, matchdaySchema));
      this.#seen = `${day} ${changed}`;
    }
    return this.#matches.flatMap((match) => this.#track(match).update(match, now) ?? []);
  }

  #read(entries: readonly unknown[]): LigaMatch[] {
    return entries.flatMap((entry) => {
      const match = v.safeParse(ligaMatchSchema, entry);
      if (match.success) return [match.output];
      const [issue] = match.issues;
      this.#options.log(`Skipped a match: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
      return [];
    });
  }

  #track(match: LigaMatch): MatchTracker {
    const id = matchIdOf(match);
    const tracker = this.#trackers.get(id) ?? new MatchTracker();
    this.#trackers.set(id, tracker);
    return tracker;
  }

  async #get<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
    const { url, signal } = this.#options;
    return getLiga(url, path, schema, signal);
  }
}
