import type { MatchUpdate } from '../protocol/ingest.ts';
import { messageOf } from './message-of.ts';

/**
 * Reads a source ahead during requests, up to a number of updates. A slow response thus does not
 * delay a source with its own timing, and a source without timing is read no faster than it is
 * sent.
 */
export class UpdateQueue {
  /** Why the source failed, if it did. */
  failure: string | undefined;

  readonly #waiting: MatchUpdate[] = [];
  readonly #iterator: AsyncIterator<MatchUpdate>;
  readonly #length: number;
  #ended = false;
  #changed = signal();

  constructor(source: AsyncIterable<MatchUpdate>, length: number) {
    this.#iterator = source[Symbol.asyncIterator]();
    this.#length = length;
    void this.#read();
  }

  /** Returns up to `limit` waiting updates, and waits for the first; empty at the end. */
  async take(limit: number): Promise<MatchUpdate[]> {
    while (this.#waiting.length === 0 && !this.#ended) await this.#changed.promise;
    // One turn of the event loop lets simultaneous updates share a request.
    await new Promise<void>((resolve) => setImmediate(resolve));
    const taken = this.#waiting.splice(0, limit);
    this.#announce();
    return taken;
  }

  /** Puts updates back before all waiting ones. */
  putBack(updates: readonly MatchUpdate[]): void {
    this.#waiting.unshift(...updates);
  }

  /** Drops the waiting updates and stops reading. */
  close(): void {
    this.#ended = true;
    this.#waiting.length = 0;
    this.#announce();
    // A source that waits for its next update ends by its own signal.
    void Promise.resolve(this.#iterator.return?.()).catch(() => undefined);
  }

  async #read(): Promise<void> {
    try {
      while (!this.#ended) {
        if (this.#waiting.length >= this.#length) {
          await this.#changed.promise;
          continue;
        }
        const next = await this.#iterator.next();
        if (next.done || this.#ended) break;
        this.#waiting.push(next.value);
        this.#announce();
      }
    } catch (error) {
      this.failure = messageOf(error);
    }
    this.#ended = true;
    this.#announce();
  }

  #announce(): void {
    this.#changed.resolve();
    this.#changed = signal();
  }
}

function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
