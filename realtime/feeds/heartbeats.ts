import {
  HEARTBEAT_INTERVAL,
  heartbeatResponseSchema,
  MAX_MATCHES_PER_HEARTBEAT,
} from '../protocol/heartbeat.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { isMissing, readAs, type SignedClient } from './signed-client.ts';
import { repeatUntilAborted } from './sleep.ts';

/** Returns the matches that showed a sign of life since the last call. */
export type SignsOfLife = () => Iterable<string>;

export interface HeartbeatOptions {
  client: SignedClient;
  /** Names the feed to the server. */
  source: string;
  signs: SignsOfLife;
  signal: AbortSignal;
  /** ms */
  interval?: number;
}

/**
 * Reports regularly that a source still follows its matches, until the signal aborts: otherwise
 * pages say that there is no news. A lost report does not matter. Stops if the server lacks the
 * call.
 */
export async function sendHeartbeats({
  client,
  source,
  signs,
  signal,
  interval = HEARTBEAT_INTERVAL,
}: HeartbeatOptions): Promise<void> {
  await repeatUntilAborted(interval, signal, async () => {
    const matchIds = [...signs()];
    for (let begin = 0; begin < matchIds.length; begin += MAX_MATCHES_PER_HEARTBEAT) {
      const part = matchIds.slice(begin, begin + MAX_MATCHES_PER_HEARTBEAT);
      const request = { source, matchIds: part };
      const read = readAs(heartbeatResponseSchema);
      if (isMissing(await client.post('/ingest/v1/heartbeats', request, read))) return false;
    }
    return true;
  });
}

/** Collects signs of life until the next read. */
export function createSignsOfLife(): {
  note: (matchIds: readonly string[]) => void;
  signs: SignsOfLife;
} {
  let alive = new Set<string>();
  return {
    note: (matchIds) => matchIds.forEach((id) => alive.add(id)),
    signs: () => {
      const heard = alive;
      alive = new Set();
      return heard;
    },
  };
}

/** Tracks the matches in play by a source's updates, for a source that makes its matches itself. */
export class MatchesInPlay {
  readonly #ids = new Set<string>();

  get signs(): SignsOfLife {
    return () => this.#ids;
  }

  async *watch(updates: AsyncIterable<MatchUpdate>): AsyncGenerator<MatchUpdate> {
    for await (const update of updates) {
      this.#note(update);
      yield update;
    }
  }

  #note({ matchId, status, matchStatus }: MatchUpdate): void {
    const hasBegun = matchStatus !== undefined && matchStatus !== 'Not start';
    if (status ? IN_PLAY_STATUSES.has(status) : hasBegun) this.#ids.add(matchId);
    else if (status) this.#ids.delete(matchId);
  }
}
