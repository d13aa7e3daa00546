import type { QueueTime } from './tally.ts';

/**
 * Knows since when the queue's consumer takes nothing though states wait. The queue itself does not
 * show it everywhere: its age is not known locally while a message is retried or on its way.
 */
export class QueueWatch {
  #takenAt = 0;
  #lastSentAt = 0;
  #waitingSince: number | null = null;

  /** Time at which the oldest state was sent after which no batch was taken, ms; null: none waits. */
  get waitingSince(): number | null {
    return this.#waitingSince;
  }

  /** Adds the times of a report. Reports of other isolates may have come before older ones. */
  add(times: ReadonlyMap<QueueTime, number>): void {
    this.#takenAt = Math.max(this.#takenAt, times.get('taken') ?? 0);
    const first = times.get('firstSent') ?? 0;
    const last = times.get('lastSent') ?? 0;
    this.#lastSentAt = Math.max(this.#lastSentAt, last);
    if (this.#waitingSince !== null && this.#waitingSince <= this.#takenAt)
      this.#waitingSince = this.#lastSentAt > this.#takenAt ? this.#lastSentAt : null;
    if (last <= this.#takenAt) return;
    const since = first > this.#takenAt ? first : last;
    this.#waitingSince = Math.min(this.#waitingSince ?? since, since);
  }
}
