import { DEMO_SPORTS } from '../demo-sports.ts';
import type { MatchDetails } from '../../protocol/details.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import { offersOf } from '../details/bookmakers.ts';
import { broadcastersOf } from '../details/broadcasters.ts';
import { CONFIRMED_LINEUPS, lineupsOf } from '../details/match-details.ts';
import type { Random } from '../world/random.ts';
import type { Change, MatchSetup, Step, Steps } from './match-setup.ts';
import { MatchProgress } from './match-progress.ts';
import { playMatch } from './play.ts';

/** Longest delay that a match catches up, ms. A longer delay means that the machine slept. */
const MAX_LATE = 5_000;

/** Least share of play left, 0–1: in overtime the clock does not show what is left. */
const LEAST_LEFT = 0.02;

/**
 * Interval of clock updates outside real time, seconds of play. At high speeds the interval is a
 * second of real time.
 */
const CLOCK_MINUTE = 60;

export interface LiveMatchOptions {
  matchId: string;
  fixture: Fixture;
  setup: MatchSetup;
  random: Random;
  speed: number;
  /** Time of the match's first update, ms. */
  now: number;
  /** Seconds of play that are over at `now`. */
  joinAt: number;
  /** First sequence (default 1). */
  firstSequence?: number;
}

/** A match in play, which decides what to send next and when. */
export class LiveMatch {
  readonly #options: LiveMatchOptions;
  readonly #steps: Steps;
  readonly #progress: MatchProgress;
  #sent = 0;
  #next: Step | undefined;
  #due: number;

  constructor(options: LiveMatchOptions) {
    this.#options = options;
    this.#progress = new MatchProgress(options.setup.sport);
    this.#steps = playMatch(options.setup, options.random);
    this.#due = options.now;
    this.#advance();
    // The loop always takes the first step, with the line-ups, which are known long before the
    // match.
    while (this.#next && this.#progress.seconds + this.#next.after <= options.joinAt) {
      this.#progress.take(this.#next);
      this.#advance();
    }
    this.#pass(options.joinAt - this.#progress.seconds);
  }

  /** Time of the match's next update, ms; undefined after the last update. */
  get due(): number | undefined {
    return this.#sent > 0 && !this.#next ? undefined : this.#due;
  }

  get isEnded(): boolean {
    const { status } = this.#progress;
    return status === 'Ended' || status === 'Finished';
  }

  get matchId(): string {
    return this.#options.matchId;
  }

  get fixture(): Fixture {
    return this.#options.fixture;
  }

  /**
   * Whether scores are so rare that each one turns the match. Bookmakers then pause after a score.
   */
  get turnsWithEachScore(): boolean {
    return DEMO_SPORTS[this.#options.setup.sport].turnsWithEachScore;
  }

  /** The whole state of the match so far. */
  get shown(): Change {
    return this.#progress.shown();
  }

  /**
   * Returns the match's details at a time (ms); before the kick-off these are line-ups, odds and
   * broadcasters. `isSuspended`: bookmakers take no bets at the moment.
   */
  details(now: number, isSuspended: boolean): MatchDetails {
    const { matchId, setup, fixture } = this.#options;
    const { startTime } = fixture;
    const { sheets } = this.#progress;
    const { shown } = this;
    const { playedShare } = DEMO_SPORTS[setup.sport];
    const hasBegun = this.#sent > 0 && shown.matchStatus !== 'Not start';
    const running = {
      score: shown.score ?? { home: 0, away: 0 },
      left: Math.min(1, Math.max(LEAST_LEFT, 1 - playedShare(shown))),
      isSuspended: isSuspended || this.isEnded,
    };
    const boxScore = this.#progress.boxScore();
    return {
      matchId,
      occurredAt: now,
      ...(sheets && lineupsOf(sheets, hasBegun || startTime - now <= CONFIRMED_LINEUPS)),
      odds: offersOf({ matchId, setup, startTime }, now, hasBegun ? running : undefined),
      broadcasters: broadcastersOf(matchId),
      ...(hasBegun && { statistics: this.#progress.statistics() }),
      ...(hasBegun && boxScore && { boxScore }),
    };
  }

  /** Returns the due update. The first update has the fixture and all earlier events. */
  send(now: number): MatchUpdate {
    const change = this.#sent === 0 ? this.#progress.shown() : this.#play();
    const update = this.#update(change, now);
    if (this.#sent === 1) update.fixture = this.#options.fixture;
    const wait = Math.min(this.#next?.after ?? 0, this.#tick ?? Infinity);
    this.#due = Math.max(this.#due, now - MAX_LATE) + (wait * 1_000) / this.#options.speed;
    return update;
  }

  /**
   * Returns an update that ends the match, for a simulation that stops early; undefined before the
   * first update and after the last.
   */
  close(now: number): MatchUpdate | undefined {
    if (this.#sent === 0 || !this.#next) return undefined;
    while (this.#next) {
      this.#progress.take(this.#next);
      this.#advance();
    }
    return this.#update(this.#progress.shown(), now);
  }

  #play(): Change {
    const step = this.#next;
    if (!step) throw new Error(`${this.#options.matchId} is over`);
    const tick = this.#tick;
    if (tick !== undefined && tick < step.after) {
      this.#pass(tick);
      const { clock } = this.#progress;
      return clock ? { clock } : {};
    }
    this.#progress.take(step);
    this.#advance();
    return step.change;
  }

  /**
   * Seconds of play until the next clock update; undefined in real time and with a stopped clock.
   */
  get #tick(): number | undefined {
    const { speed } = this.#options;
    return speed !== 1 && this.#progress.clock?.running ? Math.max(CLOCK_MINUTE, speed) : undefined;
  }

  #pass(seconds: number): void {
    this.#progress.pass(seconds);
    if (this.#next) this.#next = { ...this.#next, after: this.#next.after - seconds };
  }

  #advance(): void {
    const step = this.#steps.next();
    this.#next = step.done === true ? undefined : step.value;
  }

  #update(change: Change, now: number): MatchUpdate {
    const { matchId, speed, firstSequence = 1 } = this.#options;
    const sequence = firstSequence + this.#sent;
    this.#sent += 1;
    return updateOf(change, { matchId, sequence, occurredAt: now }, speed === 1);
  }
}

/**
 * Returns a change as an update. Browsers advance a running clock in real time, so at any other
 * speed the update's clock is stopped.
 */
export function updateOf(
  { clock, ...rest }: Change,
  sending: Pick<MatchUpdate, 'matchId' | 'sequence' | 'occurredAt'>,
  isRealTime: boolean,
): MatchUpdate {
  return {
    ...sending,
    ...rest,
    ...(clock && {
      clock: { ...clock, running: clock.running && isRealTime, at: sending.occurredAt },
    }),
    ...(clock === null && { clock }),
  };
}
