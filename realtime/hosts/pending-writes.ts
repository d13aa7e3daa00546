import { log, messageOf } from './log.ts';

/** Longest wait for the database to confirm a change before a retry, ms. */
const RETRY_MS = 10_000;
/** Longest wait between retries while the database is down, ms; the wait doubles up to this. */
const MAX_RETRY_MS = 300_000;

export interface DebtHost {
  /** Notifies the database writers to read this room. */
  tell(): Promise<void>;
  /** Stores the version of the room that the database has. */
  note(version: number): void;
}

/**
 * Tracks the room versions that the database has not confirmed. Storing a change raises the room's
 * version above the stored mark, so the pending work is durable without an extra write. Times are
 * ms.
 */
export class PendingWrites {
  readonly #host: DebtHost;
  #confirmed: number;
  #noted: number;
  /**
   * Time of the last notification of the database, by the sender of a change or from here; 0 after
   * waking.
   */
  #reportedAt = 0;
  #retryMs = RETRY_MS;

  /** `confirmed`: the stored mark, which is the last confirmed version that `note` got. */
  constructor(host: DebtHost, confirmed: number) {
    this.#host = host;
    this.#confirmed = confirmed;
    this.#noted = confirmed;
  }

  isUnsaved(version: number): boolean {
    return version > this.#confirmed;
  }

  /** Records a change that its sender also passes to the database. */
  changed(now: number): void {
    this.#reportedAt = now;
    this.#retryMs = RETRY_MS;
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
    if (!this.isUnsaved(version)) return null;
    if (now >= this.#reportedAt + this.#retryMs) {
      // A room that just woke up has sent no notification, so none failed.
      if (this.#reportedAt > 0) this.#retryMs = Math.min(2 * this.#retryMs, MAX_RETRY_MS);
      this.#reportedAt = now;
      try {
        await this.#host.tell();
      } catch (error) {
        log('warn', 'unsaved-not-reported', { message: messageOf(error) });
      }
    }
    return this.#reportedAt + this.#retryMs - now;
  }

  /**
   * Stores the mark, if it has changed. A write on each confirmation would delay the frames being
   * sent. A room that dies before this write sends one extra notification.
   */
  #note(): void {
    if (this.#noted === this.#confirmed) return;
    this.#noted = this.#confirmed;
    this.#host.note(this.#confirmed);
  }
}
