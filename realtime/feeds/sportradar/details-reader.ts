import * as v from 'valibot';
import type { Broadcasters } from '../../protocol/broadcasters.ts';
import { matchDetailsSchema, type MatchDetails } from '../../protocol/details.ts';
import { lineupsOf, lineupsSchema } from './lineups.ts';
import { marketsSchema, offersOf } from './markets.ts';
import { getFeed, type RestOptions } from './rest-client.ts';

/** A match whose details are wanted. */
export interface WantedMatch {
  id: string;
  /** ms */
  startTime: number;
  isOver: boolean;
  isInPlay: boolean;
  /** Who shows it, where its sport event says so. */
  broadcasters?: Broadcasters | undefined;
  /** What its players did, as it was told last. */
  boxScore?: Pick<MatchDetails, 'occurredAt' | 'boxScore'> | undefined;
}

export interface DetailsReaderOptions {
  rest: RestOptions;
  /** Of the odds comparison, which is a product of its own; absent without it. */
  odds?: RestOptions | undefined;
  tell: (details: MatchDetails) => void;
  /** Told what could not be got. */
  fault: (text: string) => void;
}

const MINUTE = 60_000;
/** Team sheets are out an hour before a match: they are asked for from then on, ms. */
const SHEETS_AHEAD = 90 * MINUTE;
/** Before a match its odds are asked for so often, ms; once more when it has begun. */
const ODDS_INTERVAL = 10 * MINUTE;
/** And so often while it is farther than its team sheets. */
const EARLY_ODDS_INTERVAL = 60 * MINUTE;

/**
 * Asks for what the stream does not tell: team sheets until they are confirmed,
 * and odds; of a match that is over once. One call at a time, beside the calls
 * that scores depend on. Who shows a match and what its players did are known
 * without one.
 */
export class DetailsReader {
  readonly #options: DetailsReaderOptions;
  readonly #confirmed = new Set<string>();
  /** When the odds of a match were asked for, ms. */
  readonly #oddsAt = new Map<string, number>();
  /** By match and part, what was told last. */
  readonly #told = new Map<string, string>();
  #reading: Promise<void> | undefined;

  constructor(options: DetailsReaderOptions) {
    this.#options = options;
  }

  /**
   * Reads what is missing of these matches. While it does, it is not begun anew, and whoever
   * asks waits for that: what comes after the details comes after them then, too.
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
    // What is known after a match is all there will be.
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
    // The prices that a match begins with are the last.
    this.#oddsAt.set(id, isInPlay || isOver ? Infinity : now);
    if (answer.kind === 'missing') return;
    const offers = offersOf(answer.value).slice(0, 300);
    if (offers.length > 0)
      this.#tell('odds', { matchId: id, occurredAt: answer.value.generated_at, odds: offers });
  }

  /** Leaves what is known of those that are wanted. */
  #forget(wanted: ReadonlySet<string>): void {
    for (const known of [this.#confirmed, this.#oddsAt, this.#told])
      for (const key of known.keys()) {
        const [id = ''] = key.split(' ');
        if (!wanted.has(id)) known.delete(key);
      }
  }

  #tell(part: 'lineups' | 'odds' | 'broadcasters' | 'boxScore', details: MatchDetails): void {
    const key = `${details.matchId} ${part}`;
    const text = JSON.stringify(details[part]);
    if (this.#told.get(key) === text) return;
    this.#told.set(key, text);
    const parsed = v.safeParse(matchDetailsSchema, details);
    if (parsed.success) this.#options.tell(parsed.output);
    else this.#options.fault(`${details.matchId}: its ${part}: ${parsed.issues[0].message}`);
  }
}
