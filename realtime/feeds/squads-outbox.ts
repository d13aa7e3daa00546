import { catalogueResponseSchema, type CatalogueRequest } from '../protocol/catalogue.ts';
import { describeFailure } from './outcome-text.ts';
import { isMissing, readAs, type SignedClient } from './signed-client.ts';
import { repeatUntilAborted } from './sleep.ts';
import type { SquadOfMatch } from './sportradar/squad-reader.ts';

const INTERVAL = 10_000;
/** Squads per request: each may have 200 players, and a request 1 megabyte. */
const MOST = 25;

export interface SquadsOutboxOptions {
  client: SignedClient;
  source: string;
  signal: AbortSignal;
  /** Receives refusals of the server. */
  log: (text: string) => void;
  /** Interval of requests, ms. */
  interval?: number;
}

/**
 * Queue of squads for the catalogue, with the last squad of each team and season. Resends failed
 * squads, except those that the server refuses as invalid.
 */
export class SquadsOutbox {
  readonly #waiting = new Map<string, SquadOfMatch>();

  put(reported: SquadOfMatch): void {
    this.#waiting.set(keyOf(reported), reported);
  }

  /**
   * Sends until the signal aborts. Stops if the server lacks the call, as a server with rooms alone
   * does.
   */
  async run({ interval = INTERVAL, ...options }: SquadsOutboxOptions): Promise<void> {
    await repeatUntilAborted(interval, options.signal, () => this.#flush(options));
  }

  /** Sends one batch. Returns false if the server lacks the call. */
  async #flush({ client, source, log }: Omit<SquadsOutboxOptions, 'interval'>): Promise<boolean> {
    const batch = [...this.#waiting.values()].slice(0, MOST);
    if (batch.length === 0) return true;
    for (const reported of batch) this.#waiting.delete(keyOf(reported));
    const matches = new Map(batch.map(({ match }) => [match.matchId, match]));
    const outcome = await client.post(
      '/ingest/v1/catalogue',
      {
        source,
        matches: [...matches.values()],
        squads: batch.map(({ squad }) => squad),
      } satisfies CatalogueRequest,
      readAs(catalogueResponseSchema),
    );
    if (outcome.kind === 'acknowledged') return true;
    if (isMissing(outcome)) return false;
    if (outcome.kind === 'refused' && outcome.status === 400)
      log(`squads: ${describeFailure(outcome, client.to)}`);
    else
      for (const reported of batch)
        if (!this.#waiting.has(keyOf(reported))) this.#waiting.set(keyOf(reported), reported);
    return true;
  }
}

function keyOf({ squad: { seasonId, team } }: SquadOfMatch): string {
  return `${seasonId} ${team.id}`;
}
