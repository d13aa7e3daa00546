import type { QueueTime } from './tally.ts';

/**
 * Tracks since when states wait in the queue while its consumer takes none. The queue itself does
 * not always show this: locally the age of a message is unknown while it is retried or on its way.
 */
export class QueueWatch {
  #takenAt = 0;
  #lastSentAt = 0;
  #waitingSince: number | null = null;

  /**
   * Time at which the oldest state that still waits was sent, ms, which is after the last batch;
   * null if none waits.
   */
  get waitingSince(): number | null {
    return this.#waitingSince;
  }

  /** Adds the times of a report. Reports of different isolates may come out of order. */
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
