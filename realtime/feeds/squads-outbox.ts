import * as v from 'valibot';
import { catalogueResponseSchema, type CatalogueRequest } from '../protocol/catalogue.ts';
import { describeFailure } from './outcome-text.ts';
import type { SignedClient } from './signed-client.ts';
import { sleepUntilAborted } from './sleep.ts';
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
  /** ms */
  interval?: number;
}

/** Queue of squads for the catalogue: it resends failed ones, the last of each. */
export class SquadsOutbox {
  readonly #waiting = new Map<string, SquadOfMatch>();
  #isUnwanted = false;

  put(reported: SquadOfMatch): void {
    this.#waiting.set(keyOf(reported), reported);
  }

  /** Sends until the signal aborts, or the server has no such call: rooms alone have no catalogue. */
  async run({ interval = INTERVAL, ...options }: SquadsOutboxOptions): Promise<void> {
    const { signal } = options;
    while (!signal.aborted && !this.#isUnwanted) {
      await sleepUntilAborted(interval, signal);
      if (!signal.aborted && this.#waiting.size > 0) await this.#flush(options);
    }
  }

  async #flush({ client, source, log }: Omit<SquadsOutboxOptions, 'interval'>): Promise<void> {
    const batch = [...this.#waiting.values()].slice(0, MOST);
    for (const reported of batch) this.#waiting.delete(keyOf(reported));
    const matches = new Map(batch.map(({ match }) => [match.matchId, match]));
    const outcome = await client.post(
      '/ingest/v1/catalogue',
      {
        source,
        matches: [...matches.values()],
        squads: batch.map(({ squad }) => squad),
      } satisfies CatalogueRequest,
      (answer) => (v.is(catalogueResponseSchema, answer) ? answer : undefined),
    );
    if (outcome.kind === 'acknowledged') return;
    if (outcome.kind === 'refused' && outcome.status === 404) this.#isUnwanted = true;
    else if (outcome.kind === 'refused' && outcome.status === 400)
      log(`squads: ${describeFailure(outcome, client.to)}`);
    else
      for (const reported of batch)
        if (!this.#waiting.has(keyOf(reported))) this.#waiting.set(keyOf(reported), reported);
  }
}

function keyOf({ squad: { seasonId, team } }: SquadOfMatch): string {
  return `${seasonId} ${team.id}`;
}
