import * as v from 'valibot';
import type { Broadcasters } from '../../protocol/broadcasters.ts';
import { matchDetailsSchema, type MatchDetails } from '../../protocol/details.ts';
import { lineupsOf, lineupsSchema } from './lineups.ts';
import { marketsSchema, offersOf } from './markets.ts';
import { getFeed, type RestOptions } from './rest-client.ts';

/** A match that needs details. */
export interface WantedMatch {
  id: string;
  /** Start of the match, ms. */
  startTime: number;
  isOver: boolean;
  isInPlay: boolean;
  /** Broadcasters in the match's sport event, if any. */
  broadcasters?: Broadcasters | undefined;
  /** Last reported figures of the players. */
  boxScore?: Pick<MatchDetails, 'occurredAt' | 'boxScore'> | undefined;
}

export interface DetailsReaderOptions {
  rest: RestOptions;
  /** For the odds comparison, a separate product; absent without it. */
  odds?: RestOptions | undefined;
  tell: (details: MatchDetails) => void;
  /** Receives loading faults. */
  fault: (text: string) => void;
}

const MINUTE = 60_000;
/** Team sheets appear an hour before a match; requests start this early, ms. */
const SHEETS_AHEAD = 90 * MINUTE;
/** Interval of odds requests before a match, ms. One more request follows its start. */
const ODDS_INTERVAL = 10 * MINUTE;
/** Interval of odds requests while team sheets are not due yet, ms. */
const EARLY_ODDS_INTERVAL = 60 * MINUTE;

/**
 * Requests what the stream lacks: odds, and team sheets until they are confirmed; for a finished
 * match, once. Makes one call at a time, beside the calls for scores. Broadcasters and player
 * figures need no call.
 */
export class DetailsReader {
  readonly #options: DetailsReaderOptions;
  readonly #confirmed = new Set<string>();
  /** Time of the last odds request by match, ms. */
  readonly #oddsAt = new Map<string, number>();
  /** JSON of the last reported value, by match and part. */
  readonly #reported = new Map<string, string>();
  #reading: Promise<void> | undefined;

  constructor(options: DetailsReaderOptions) {
    this.#options = options;
  }

  /**
   * Reads the missing details of these matches. A call during a read waits for that read instead of
   * starting another.
   */
  read(matches: readonly WantedMatch[], now: number): Promise<void> {
    this.#reading ??= this.#read(matches, now).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(matches: readonly WantedMatch[], now: number): Promise<void> {
    try {
      for (const match of matches) {
        const { id: matchId, broadcasters, boxScore } = match;
        if (broadcasters) this.#tell('broadcasters', { matchId, occurredAt: now, broadcasters });
        if (boxScore) this.#tell('boxScore', { matchId, ...boxScore });
        if (this.#wantsLineups(match, now)) await this.#readLineups(match);
        if (this.#wantsOdds(match, now)) await this.#readOdds(match, now);
      }
    } finally {
      this.#forget(new Set(matches.map(({ id }) => id)));
    }
  }

  #wantsLineups({ id, startTime }: WantedMatch, now: number): boolean {
    return !this.#confirmed.has(id) && startTime - now <= SHEETS_AHEAD;
  }

  #wantsOdds({ id, startTime, isInPlay, isOver }: WantedMatch, now: number): boolean {
    const at = this.#oddsAt.get(id);
    if (at === undefined || at === Infinity) return at === undefined;
    const interval = startTime - now <= SHEETS_AHEAD ? ODDS_INTERVAL : EARLY_ODDS_INTERVAL;
    return isInPlay || isOver || now - at >= interval;
  }

  async #readLineups({ id, isOver }: WantedMatch): Promise<void> {
    const path = `sport_events/${encodeURIComponent(id)}/lineups.json`;
    const answer = await getFeed(path, lineupsSchema, this.#options.rest, { isOptional: true });
    if (answer.kind === 'fault') return this.#options.fault(answer.reason);
    // No more line-ups appear after a match.
    if (isOver) this.#confirmed.add(id);
    if (answer.kind === 'missing') return;
    const lineups = lineupsOf(answer.value);
    const sheets = Object.values(lineups);
    if (sheets.length === 2 && sheets.every(({ confirmed }) => confirmed)) this.#confirmed.add(id);
    if (sheets.length > 0)
      this.#tell('lineups', { matchId: id, occurredAt: answer.value.generated_at, lineups });
  }

  async #readOdds({ id, isInPlay, isOver }: WantedMatch, now: number): Promise<void> {
    const { odds: rest } = this.#options;
    if (!rest) return;
    const path = `sport_events/${encodeURIComponent(id)}/sport_event_markets.json`;
    const answer = await getFeed(path, marketsSchema, rest, { isOptional: true });
    if (answer.kind === 'fault') return this.#options.fault(answer.reason);
    // The prices at the start of a match are its last ones.
    this.#oddsAt.set(id, isInPlay || isOver ? Infinity : now);
    if (answer.kind === 'missing') return;
    const offers = offersOf(answer.value).slice(0, 300);
    if (offers.length > 0)
      this.#tell('odds', { matchId: id, occurredAt: answer.value.generated_at, odds: offers });
  }

  /** Drops the state of all other matches. */
  #forget(wanted: ReadonlySet<string>): void {
    for (const known of [this.#confirmed, this.#oddsAt, this.#reported])
      for (const key of known.keys()) {
        const [id = ''] = key.split(' ');
        if (!wanted.has(id)) known.delete(key);
      }
  }

  #tell(part: 'lineups' | 'odds' | 'broadcasters' | 'boxScore', details: MatchDetails): void {
    const key = `${details.matchId} ${part}`;
    const text = JSON.stringify(details[part]);
    if (this.#reported.get(key) === text) return;
    this.#reported.set(key, text);
    const parsed = v.safeParse(matchDetailsSchema, details);
    if (parsed.success) this.#options.tell(parsed.output);
    else this.#options.fault(`${details.matchId}: its ${part}: ${parsed.issues[0].message}`);
  }
}
