import type { MatchDetails } from '../protocol/details.ts';
import { settleDetails } from './send-details.ts';
import type { SignedClient } from './signed-client.ts';
import { repeatUntilAborted } from './sleep.ts';

const INTERVAL = 5_000;
/**
 * Most tries per match: five minutes of rejections, since the server rejects details until an update
 * creates their match, and a day without an answer.
 */
const MAX_TRIES = { rejected: 60, unacknowledged: 17_280 };

/**
 * Queue of details. Retries rejected and unacknowledged ones, merged with newer details of the
 * match.
 */
export class DetailsOutbox {
  readonly #waiting = new Map<string, MatchDetails>();
  readonly #tries = new Map<string, Record<keyof typeof MAX_TRIES, number>>();

  put(details: MatchDetails): void {
    const { matchId } = details;
    this.#waiting.set(matchId, { ...this.#waiting.get(matchId), ...details });
  }

  /**
   * Sends until the signal aborts. Stops if the server lacks the call, as a server with rooms alone
   * does.
   */
  async run(
    client: SignedClient,
    source: string,
    { signal, interval = INTERVAL }: { signal: AbortSignal; interval?: number },
  ): Promise<void> {
    await repeatUntilAborted(interval, signal, async () => {
      const all = [...this.#waiting.values()];
      this.#waiting.clear();
      return settleDetails(client, source, all, (details, settled) => {
        const { matchId } = details;
        if (settled === 'taken') this.#tries.delete(matchId);
        else if (this.#mayRetry(matchId, settled))
          this.#waiting.set(matchId, { ...details, ...this.#waiting.get(matchId) });
      });
    });
  }

  /** Counts a failed try. */
  #mayRetry(matchId: string, failure: keyof typeof MAX_TRIES): boolean {
    const tries = this.#tries.get(matchId) ?? { rejected: 0, unacknowledged: 0 };
    tries[failure] += 1;
    this.#tries.set(matchId, tries);
    return tries[failure] < MAX_TRIES[failure];
  }
}
