import type { MatchStatus } from '../../sports/match-status.ts';
import type { Game, Moment } from './game.ts';
import type { Change, Play, Step, Steps } from './match-setup.ts';

/** Rules of a sport that is played against the clock. Lengths are in seconds. */
export interface TimedRules {
  /** The regular periods; half-time is after the first half of these. */
  periods: readonly MatchStatus[];
  length: number;
  halfTime: number;
  /** Length of the other pauses. */
  between: number;
  countdown: boolean;
  /** Rounds to play while the score is level; a round may have two periods. */
  overtime?: { rounds: readonly (readonly MatchStatus[])[]; length: number };
}

/**
 * Called with the seconds of play that pass, and with the minutes of regular time that they
 * complete.
 */
type Passed = (seconds: number, minutes: number) => void;

interface PeriodOptions {
  /** Seconds of play before the period; `length` is those in it. */
  start: number;
  length: number;
  /** Seconds of pause before the period. */
  pause: number;
  countdown: boolean;
  passed: Passed;
}

/** A period against the clock. */
export class Period {
  readonly status: MatchStatus;
  readonly #options: PeriodOptions;
  #seconds = 0;
  /** Seconds of play and pauses since the last step. */
  #since: number;

  constructor(status: MatchStatus, options: PeriodOptions) {
    this.status = status;
    this.#options = options;
    this.#since = options.pause;
  }

  /** Regular length in minutes. */
  get minutes(): number {
    return this.#options.length / 60;
  }

  get isFirst(): boolean {
    return this.#options.start === 0;
  }

  /** Seconds of play left, without stoppage time. */
  get left(): number {
    return Math.max(0, this.#options.length - this.#seconds);
  }

  /**
   * Lets time pass. Returns false if the period ends first, after its length and `added` seconds of
   * stoppage time.
   */
  runs(seconds: number, added = 0): boolean {
    const left = this.#options.length + added - this.#seconds;
    const goesOn = seconds < left;
    const before = this.left;
    const passing = goesOn ? seconds : left;
    this.#seconds += passing;
    this.#since += passing;
    this.#options.passed(
      passing,
      minutesIn(this.#options.length - this.left) - minutesIn(this.#options.length - before),
    );
    return goesOn;
  }

  /** Delays the next step by a time without play. */
  waits(seconds: number): void {
    this.#since += seconds;
  }

  /** Returns the next step, with the clock. A stopped clock does not show stoppage time. */
  step(change: Change = {}, running = true): Step {
    const { countdown } = this.#options;
    const after = this.#since;
    this.#since = 0;
    const played = running ? this.#seconds : this.#options.length - this.left;
    const clock = countdown
      ? { seconds: Math.ceil(this.left), running, countdown }
      : { seconds: this.#options.start + Math.floor(played), running };
    return { after, change: { clock, ...change } };
  }

  /** The time of an event now: 45+2 in the second minute of stoppage time. */
  get moment(): Moment {
    const period = this.status;
    if (this.#options.countdown) return { minute: null, remaining: Math.ceil(this.left), period };
    const minute = Math.max(1, Math.ceil(this.#seconds / 60));
    const beyond = minute - this.minutes;
    return {
      minute: this.#options.start / 60 + Math.min(minute, this.minutes),
      ...(beyond > 0 && { stoppage: beyond }),
      period,
    };
  }
}

function minutesIn(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** Plays a match by its rules; `play` plays one period. */
export function* playTimed(
  game: Game,
  rules: TimedRules,
  play: (period: Period) => Steps,
  passed: Passed = () => undefined,
): Play {
  let start = 0;
  let pause = 0;
  function* playPeriod(status: MatchStatus, length: number): Steps {
    game.startPeriod();
    yield* play(new Period(status, { start, length, pause, countdown: rules.countdown, passed }));
    start += length;
    pause = rules.between;
  }

  const { periods, length, overtime } = rules;
  for (const [index, status] of periods.entries()) {
    yield* playPeriod(status, length);
    const { home, away } = game.score;
    if (index + 1 === periods.length / 2) {
      yield { after: 1, change: { matchStatus: 'HT', gameScore: [`${home}:${away}`] } };
      pause = rules.halfTime;
    } else if (index + 1 < periods.length) yield { after: 1, change: { matchStatus: 'Break' } };
  }
  if (!overtime || !game.isLevel) return 'Ended';
  for (const round of overtime.rounds) {
    yield { after: 1, change: { matchStatus: 'Break' } };
    for (const [index, status] of round.entries()) {
      if (index > 0) yield { after: 1, change: { matchStatus: 'ETHT' } };
      yield* playPeriod(status, overtime.length);
    }
    if (!game.isLevel) break;
  }
  return 'AET';
}
