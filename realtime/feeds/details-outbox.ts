import type { MatchDetails } from '../protocol/details.ts';
import { settleDetails } from './send-details.ts';
import type { SignedClient } from './signed-client.ts';
import { repeatUntilAborted } from './sleep.ts';

const INTERVAL = 5_000;
/** Most tries for a match that no update has brought yet. */
const MAX_TRIES = 60;

/** Queue of details. Retries rejected ones, merged with newer ones. */
export class DetailsOutbox {
  readonly #waiting = new Map<string, MatchDetails>();
  readonly #tries = new Map<string, number>();

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
    await repeatUntilAborted(interval, signal, async () => {
      const all = [...this.#waiting.values()];
      this.#waiting.clear();
      return settleDetails(client, source, all, (details, isTaken) => {
        if (isTaken) this.#tries.delete(details.matchId);
        else this.#putBack(details);
      });
    });
  }

  #putBack(details: MatchDetails): void {
    const { matchId } = details;
    const tries = (this.#tries.get(matchId) ?? 0) + 1;
    this.#tries.set(matchId, tries);
    if (tries < MAX_TRIES)
      this.#waiting.set(matchId, { ...details, ...this.#waiting.get(matchId) });
  }
}
