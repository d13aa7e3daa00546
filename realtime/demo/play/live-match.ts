import { DEMO_SPORTS } from '../demo-sports.ts';
import type { MatchDetails } from '../../protocol/details.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import { offersOf } from '../details/bookmakers.ts';
import { broadcastersOf } from '../details/broadcasters.ts';
import { CONFIRMED_LINEUPS, lineupsOf } from '../details/match-details.ts';
import { playLeft } from '../details/play-left.ts';
import type { Random } from '../world/random.ts';
import type { Change, MatchSetup, Step, Steps } from './match-setup.ts';
import { MatchProgress } from './match-progress.ts';
import { MatchSheet } from './match-sheet.ts';
import { playMatch } from './play.ts';
import { updateOf } from './update.ts';

/** Late by more than this the match waits for us instead of hurrying to catch up: a machine slept. */
const MOST_LATE = 5_000;

/** Between changes a clock that does not run by itself is sent every minute of play, and once a second at most. */
const CLOCK_MINUTE = 60;

export interface LiveMatchOptions {
  matchId: string;
  fixture: Fixture;
  setup: MatchSetup;
  random: Random;
  speed: number;
  /** When it begins to send, ms. */
  now: number;
  /** Seconds of its course that are over by then. */
  joinAt: number;
  /** Of its first update (default 1). */
  firstSequence?: number;
}

/** A match that is being played: it knows what to send next and when. */
export class LiveMatch {
  readonly #options: LiveMatchOptions;
  readonly #steps: Steps;
  readonly #progress = new MatchProgress();
  readonly #sheet: MatchSheet;
  #sent = 0;
  #next: Step | undefined;
  #due: number;

  constructor(options: LiveMatchOptions) {
    this.#options = options;
    this.#sheet = new MatchSheet(options.setup.sport);
    this.#steps = playMatch(options.setup, options.random);
    this.#due = options.now;
    this.#advance();
    // The first step says who plays: that is known long before.
    while (this.#next && this.#progress.seconds + this.#next.after <= options.joinAt) {
      this.#take(this.#next);
      this.#advance();
    }
    this.#pass(options.joinAt - this.#progress.seconds);
  }

  /** When its next update is due, ms; undefined when everything has been said. */
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

  /** Scores are so few that each one turns the match: bookmakers pause then. */
  get turnsWithEachScore(): boolean {
    return DEMO_SPORTS[this.#options.setup.sport].turnsWithEachScore;
  }

  /** All that was told of it so far. */
  get shown(): Change {
    return this.#progress.shown();
  }

  /**
   * What is known of it at a time (ms) beside its course. `isSuspended`: nobody
   * takes bets at the moment. Before the kick-off it is who will play, what
   * bookmakers think and who shows it.
   */
  details(now: number, isSuspended: boolean): MatchDetails {
    const { matchId, setup, fixture } = this.#options;
    const { startTime } = fixture;
    const { sheets } = this.#sheet;
    const { shown } = this;
    const hasBegun = this.#sent > 0 && shown.matchStatus !== 'Not start';
    const running = {
      score: shown.score ?? { home: 0, away: 0 },
      left: playLeft(setup.sport, shown),
      isSuspended: isSuspended || this.isEnded,
    };
    const boxScore = this.#sheet.boxScore();
    return {
      matchId,
      occurredAt: now,
      ...(sheets && lineupsOf(sheets, hasBegun || startTime - now <= CONFIRMED_LINEUPS)),
      odds: offersOf({ matchId, setup, startTime }, now, hasBegun ? running : undefined),
      broadcasters: broadcastersOf(matchId),
      ...(hasBegun && { statistics: this.#sheet.statistics() }),
      ...(hasBegun && boxScore && { boxScore }),
    };
  }

  /** The update that is due: the first one brings the fixture and all that happened before. */
  send(now: number): MatchUpdate {
    const change = this.#sent === 0 ? this.#progress.shown() : this.#play();
    const update = this.#update(change, now);
    if (this.#sent === 1) update.fixture = this.#options.fixture;
    const wait = Math.min(this.#next?.after ?? 0, this.#tick ?? Infinity);
    this.#due = Math.max(this.#due, now - MOST_LATE) + (wait * 1_000) / this.#options.speed;
    return update;
  }

  /** How the match ends, when the simulation does before it; undefined when that is said already. */
  close(now: number): MatchUpdate | undefined {
    if (this.#sent === 0 || !this.#next) return undefined;
    while (this.#next) {
      this.#take(this.#next);
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
    this.#take(step);
    this.#advance();
    return step.change;
  }

  /** Seconds of play until the clock is to be sent, if it must be. */
  get #tick(): number | undefined {
    const { speed } = this.#options;
    return speed !== 1 && this.#progress.clock?.running ? Math.max(CLOCK_MINUTE, speed) : undefined;
  }

  #take(step: Step): void {
    this.#progress.take(step);
    this.#sheet.take(step);
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
    return updateOf(change, { matchId, sequence, now, realTime: speed === 1 });
  }
}
