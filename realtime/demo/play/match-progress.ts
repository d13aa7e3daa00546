import type { EventStatus } from '../../sports/event-status.ts';
import type { Incident } from '../../protocol/incident.ts';
import type { Change, Step, StepClock } from './match-setup.ts';

/** The combined state of a match's steps so far. */
export class MatchProgress {
  #change: Change = {};
  readonly #incidents = new Map<string, Incident>();
  #sinceClock = 0;
  #seconds = 0;

  /** Seconds of play and pauses so far. */
  get seconds(): number {
    return this.#seconds;
  }

  get status(): EventStatus | undefined {
    return this.#change.status;
  }

  /** The match clock, advanced since it was last set. */
  get clock(): StepClock | undefined {
    const { clock } = this.#change;
    if (!clock) return undefined;
    if (!clock.running) return clock;
    const passed = Math.floor(this.#sinceClock);
    return {
      ...clock,
      seconds: clock.countdown ? Math.max(0, clock.seconds - passed) : clock.seconds + passed,
    };
  }

  /** Advances time without events. */
  pass(seconds: number): void {
    this.#seconds += seconds;
    this.#sinceClock += seconds;
  }

  take({ after, change }: Step): void {
    this.pass(after);
    const { incidents = [], stats, ...rest } = change;
    if (change.clock !== undefined) this.#sinceClock = 0;
    this.#change = { ...this.#change, ...rest, stats: { ...this.#change.stats, ...stats } };
    for (const incident of incidents) this.#incidents.set(incident.id, incident);
  }

  /** Returns one change from nothing to the current state. */
  shown(): Change {
    const { correction: _mended, ...change } = this.#change;
    const { clock } = this;
    return { ...change, ...(clock && { clock }), incidents: [...this.#incidents.values()] };
  }
}
