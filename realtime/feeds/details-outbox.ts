import type { MatchDetails } from '../protocol/details.ts';
import { detailsBatches } from './details-batches.ts';
import { postDetails } from './post-details.ts';
import type { SignedClient } from './signed-client.ts';
import { sleepUntilAborted } from './sleep.ts';

const INTERVAL = 5_000;
/** Most tries for a match that no update has brought yet. */
const MOST_TRIES = 60;

/** Queue of details. Retries rejected ones, merged with newer ones. */
export class DetailsOutbox {
  readonly #waiting = new Map<string, MatchDetails>();
  readonly #tries = new Map<string, number>();
  #isUnwanted = false;

  put(details: MatchDetails): void {
    const { matchId } = details;
    this.#waiting.set(matchId, { ...this.#waiting.get(matchId), ...details });
  }

  /** Sends until the signal aborts, or the server has no such call: rooms alone take no details. */
  async run(
    client: SignedClient,
    source: string,
    { signal, interval = INTERVAL }: { signal: AbortSignal; interval?: number },
  ): Promise<void> {
    while (!signal.aborted && !this.#isUnwanted) {
      await sleepUntilAborted(interval, signal);
      if (!signal.aborted) await this.#flush(client, source);
    }
  }

  async #flush(client: SignedClient, source: string): Promise<void> {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const batch of detailsBatches(all)) {
      const outcome = await postDetails(client, source, batch);
      if (outcome.kind === 'refused' && outcome.status === 404) {
        this.#isUnwanted = true;
        return;
      }
      const results = outcome.kind === 'acknowledged' ? outcome.value : [];
      for (const [index, details] of batch.entries()) {
        if (results[index] && results[index].outcome !== 'rejected')
          this.#tries.delete(details.matchId);
        else this.#putBack(details);
      }
    }
  }

  #putBack(details: MatchDetails): void {
    const { matchId } = details;
    const tries = (this.#tries.get(matchId) ?? 0) + 1;
    this.#tries.set(matchId, tries);
    if (tries < MOST_TRIES)
      this.#waiting.set(matchId, { ...details, ...this.#waiting.get(matchId) });
  }
}
