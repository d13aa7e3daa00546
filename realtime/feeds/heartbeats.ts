import {
  HEARTBEAT_INTERVAL,
  HEARTBEATS_PER_NAMING,
  heartbeatResponseSchema,
  MAX_MATCHES_PER_HEARTBEAT,
} from '../protocol/heartbeat.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { isMissing, readAs, type SignedClient } from './signed-client.ts';
import { repeatUntilAborted } from './sleep.ts';

/** Returns the ids of the matches in play that the source follows. */
export type SignsOfLife = () => Iterable<string>;

export interface HeartbeatOptions {
  client: SignedClient;
  /** Names the feed to the server. */
  source: string;
  signs: SignsOfLife;
  signal: AbortSignal;
  /** Interval of reports, ms. */
  interval?: number;
}

/**
 * Reports regularly that a source still follows its matches, until the signal aborts. Otherwise
 * pages mark a match without events as stale, and operators see a stopped feed. Sends nothing while
 * no match is in play. A lost report does not matter. Stops if the server lacks the call.
 */
export async function sendHeartbeats({
  client,
  source,
  signs,
  signal,
  interval = HEARTBEAT_INTERVAL,
}: HeartbeatOptions): Promise<void> {
  const read = readAs(heartbeatResponseSchema);
  const isTaken = async (matchIds: readonly string[]) =>
    !isMissing(await client.post('/ingest/v1/heartbeats', { source, matchIds }, read));
  let beats = 0;
  await repeatUntilAborted(interval, signal, async () => {
    const matchIds = [...signs()];
    if (matchIds.length === 0) {
      beats = 0;
      return true;
    }
    beats += 1;
    if (beats % HEARTBEATS_PER_NAMING !== 1) return isTaken([]);
    for (let begin = 0; begin < matchIds.length; begin += MAX_MATCHES_PER_HEARTBEAT)
      if (!(await isTaken(matchIds.slice(begin, begin + MAX_MATCHES_PER_HEARTBEAT)))) return false;
    return true;
  });
}

/**
 * Collects signs of life. Each counts for `lifetime` (ms), which exceeds a working source's
 * interval between two signs.
 */
export function createSignsOfLife(
  lifetime: number,
  now: () => number = Date.now,
): { note: (matchIds: readonly string[]) => void; signs: SignsOfLife } {
  const seenAt = new Map<string, number>();
  return {
    note: (matchIds) => matchIds.forEach((id) => seenAt.set(id, now())),
    signs: () => {
      for (const [id, at] of seenAt) if (now() - at >= lifetime) seenAt.delete(id);
      return seenAt.keys();
    },
  };
}

/** Tracks the matches in play by a source's updates, for a source that plays matches itself. */
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
