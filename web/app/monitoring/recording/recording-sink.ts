/** Interval between batches, ms. */
export const SEND_EVERY = 5_000;
/** Size above which a batch is sent at once, characters. */
const BATCH_SIZE = 200_000;
/** Size at which a visit's recording ends, characters. */
const VISIT_SIZE = 5_000_000;
/** Largest batch when the page is left, characters: browsers allow 64 kB for all pages. */
const LAST_SIZE = 60_000;
/** Failures in a row that end the recording. */
const MAX_FAILURES = 3;

export interface RecordingSinkOptions {
  url: string;
  session: string;
  /** The recorder's id of the user; null when nobody is signed in. */
  user: string | null;
  fetch: typeof fetch;
  /** Called once when the recording ends: it is refused, unreachable, too large or finished. */
  onEnd: () => void;
}

/**
 * Sends the recording in ordered batches: `{session, sequence, user, events}`. An error status
 * counts as a refusal; a network failure is retried.
 */
export class RecordingSink {
  readonly #options: RecordingSinkOptions;
  #user: string | null;
  #waiting: string[] = [];
  #size = 0;
  #total = 0;
  #sequence = 0;
  #failures = 0;
  #isSending = false;
  #isOver = false;

  constructor(options: RecordingSinkOptions) {
    this.#options = options;
    this.#user = options.user;
  }

  /** Adds one event as JSON. */
  push(event: string): void {
    if (this.#isOver) return;
    this.#total += event.length;
    if (this.#total > VISIT_SIZE) return this.#end();
    this.#waiting.push(event);
    this.#size += event.length;
    if (this.#size > BATCH_SIZE) void this.send();
  }

  identify(user: string | null): void {
    this.#user = user;
  }

  async send(): Promise<void> {
    if (this.#isOver || this.#isSending || this.#waiting.length === 0) return;
    this.#isSending = true;
    const events = this.#waiting;
    this.#waiting = [];
    this.#size = 0;
    const answer = await this.#post(events, false);
    this.#isSending = false;
    if (this.#isOver) return;
    if (answer === 'away') {
      this.#failures += 1;
      this.#waiting = [...events, ...this.#waiting];
      if (this.#failures >= MAX_FAILURES) this.#end();
      return;
    }
    if (answer === 'refused') return this.#end();
    this.#failures = 0;
    this.#sequence += 1;
  }

  /** Sends the waiting events as the page is left, unless they are too large. */
  sendLast(): void {
    if (this.#isOver || this.#waiting.length === 0 || this.#size > LAST_SIZE) return;
    const events = this.#waiting;
    this.#waiting = [];
    this.#size = 0;
    void this.#post(events, true);
    this.#sequence += 1;
  }

  /** Sends the pending events and ends. */
  finish(): void {
    if (this.#isOver) return;
    void this.send();
    this.#end();
  }

  async #post(events: readonly string[], keepalive: boolean): Promise<'ok' | 'refused' | 'away'> {
    const { url, session, fetch } = this.#options;
    const head = JSON.stringify({ session, sequence: this.#sequence, user: this.#user });
    const body = `${head.slice(0, -1)},"events":[${events.join(',')}]}`;
    try {
      // Plain text needs no CORS preflight; no cookie is sent.
      const headers = { 'content-type': 'text/plain' };
      const { ok } = await fetch(url, {
        method: 'POST',
        headers,
        body,
        keepalive,
        credentials: 'omit',
      });
      return ok ? 'ok' : 'refused';
    } catch {
      return 'away';
    }
  }

  #end(): void {
    this.#isOver = true;
    this.#waiting = [];
    this.#options.onEnd();
  }
}
