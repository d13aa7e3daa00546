import { log, messageOf } from './log.ts';

/** Longest wait for the database to confirm a change before a retry, ms. */
const PATIENCE = 10_000;
/** Longest wait between retries while the database is down, ms; the wait doubles up to this. */
const MOST_PATIENCE = 300_000;

export interface DebtHost {
  /** Notifies the database writers to read this room. */
  tell(): Promise<void>;
  /** Stores the version of the room that the database has. */
  note(version: number): void;
}

/**
 * Tracks the room versions that the database has not confirmed. The stored mark lags by itself
 * whenever a change is stored, so the pending work is durable with the change, and an ingest costs
 * no extra write. Times are ms.
 */
export class DatabaseDebt {
  readonly #host: DebtHost;
  #confirmed: number;
  #noted: number;
  /** Last notification of the database: by the ingest of a change, or from here. */
  #toldAt = 0;
  #patience = PATIENCE;

  /** `confirmed`: the stored mark. */
  constructor(host: DebtHost, confirmed: number) {
    this.#host = host;
    this.#confirmed = confirmed;
    this.#noted = confirmed;
  }

  isOwed(version: number): boolean {
    return version > this.#confirmed;
  }

  /** Records a change that its sender also passes to the database. */
  changed(now: number): void {
    this.#toldAt = now;
    this.#patience = PATIENCE;
  }

  confirm(version: number): void {
    this.#confirmed = Math.max(this.#confirmed, version);
  }

  /**
   * Notifies the database again if it has not confirmed `version` in time. Returns the ms until the
   * next check; null when no version is pending.
   */
  async settle(version: number, now: number): Promise<number | null> {
    this.#note();
    if (!this.isOwed(version)) return null;
    if (now >= this.#toldAt + this.#patience) {
      // A room that just woke up has sent no notification, so none failed.
      if (this.#toldAt > 0) this.#patience = Math.min(2 * this.#patience, MOST_PATIENCE);
      this.#toldAt = now;
      try {
        await this.#host.tell();
      } catch (error) {
        log('warn', 'debt-not-told', { message: messageOf(error) });
      }
    }
    return this.#toldAt + this.#patience - now;
  }

  /**
   * Stores the mark here, not on each confirmation: that would delay the frames being sent. A room
   * that dies earlier sends one extra notification.
   */
  #note(): void {
    if (this.#noted === this.#confirmed) return;
    this.#noted = this.#confirmed;
    this.#host.note(this.#confirmed);
  }
}
