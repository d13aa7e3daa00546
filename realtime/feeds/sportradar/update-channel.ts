import type { MatchUpdate } from '../../protocol/ingest.ts';

/**
 * Merges the updates of several sports in order of arrival. The queue has no limit, since the
 * server cuts off a stream that is not read in time.
 */
export class UpdateChannel implements AsyncIterable<MatchUpdate> {
  readonly #waiting: MatchUpdate[] = [];
  #ended = false;
  #failure: { error: unknown } | undefined;
  #wake = (): void => undefined;

  push(update: MatchUpdate): void {
    this.#waiting.push(update);
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** Ends the channel with an error, after the queued updates. */
  fail(error: unknown): void {
    this.#failure ??= { error };
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<MatchUpdate> {
    for (;;) {
      const update = this.#waiting.shift();
      if (update) yield update;
      else if (this.#ended) break;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if (this.#failure) throw this.#failure.error;
  }
}
