import { log, messageOf } from '../log.ts';

/** How long after a change the database may take to confirm it before it is told again, ms. */
const PATIENCE = 10_000;
/** While the database stays away it is told less and less often, down to once in so many ms. */
const MOST_PATIENCE = 300_000;

export interface DebtHost {
  /** Tells those who write the database to read this room. */
  tell(): Promise<void>;
  /** Notes for good that the database has the room as it was at this version. */
  note(version: number): void;
}

/**
 * What a match room owes to the database: every version beyond the one that it
 * was last told is written there. That mark is behind by itself whenever a
 * change is stored, so the debt is on disk with the change, and an ingest costs
 * no write of its own for it. Times are ms.
 */
export class DatabaseDebt {
  readonly #host: DebtHost;
  #confirmed: number;
  #noted: number;
  /** When the database was last told: by the ingest that brought a change, or from here. */
  #toldAt = 0;
  #patience = PATIENCE;

  /** `confirmed` as it was noted last. */
  constructor(host: DebtHost, confirmed: number) {
    this.#host = host;
    this.#confirmed = confirmed;
    this.#noted = confirmed;
  }

  isOwed(version: number): boolean {
    return version > this.#confirmed;
  }

  /** A change that whoever brought it sends on to the database as well. */
  changed(now: number): void {
    this.#toldAt = now;
    this.#patience = PATIENCE;
  }

  confirm(version: number): void {
    this.#confirmed = Math.max(this.#confirmed, version);
  }

  /**
   * Tells the database again if it has been silent for too long about
   * `version`. Answers in how many ms to look again; null when nothing is owed.
   */
  async settle(version: number, now: number): Promise<number | null> {
    this.#note();
    if (!this.isOwed(version)) return null;
    if (now >= this.#toldAt + this.#patience) {
      // A room that woke up for this has told nobody yet: that was no failure.
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
   * Written here only and not as confirmations come: that would hold back the
   * frames that are being sent then. A room that dies before tells once too often.
   */
  #note(): void {
    if (this.#noted === this.#confirmed) return;
    this.#noted = this.#confirmed;
    this.#host.note(this.#confirmed);
  }
}
