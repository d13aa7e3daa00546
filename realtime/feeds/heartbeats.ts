import * as v from 'valibot';
import {
  HEARTBEAT_INTERVAL,
  heartbeatResponseSchema,
  MAX_MATCHES_PER_HEARTBEAT,
} from '../protocol/heartbeat.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import type { SignedClient } from './signed-client.ts';
import { sleepUntilAborted } from './sleep.ts';

/** Of which matches a source had a sign of life since it was last asked. */
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
 * Tells the server now and then that the matches which a source is playing are
 * in good hands, until the signal: pages say else that there is no news. One
 * that gets lost is no matter, and a server without the call is left alone.
 */
export async function sendHeartbeats({
  client,
  source,
  signs,
  signal,
  interval = HEARTBEAT_INTERVAL,
}: HeartbeatOptions): Promise<void> {
  while (!signal.aborted) {
    await sleepUntilAborted(interval, signal);
    if (signal.aborted) return;
    const matchIds = [...signs()];
    for (let begin = 0; begin < matchIds.length; begin += MAX_MATCHES_PER_HEARTBEAT) {
      const part = matchIds.slice(begin, begin + MAX_MATCHES_PER_HEARTBEAT);
      const outcome = await client.post(
        '/ingest/v1/heartbeats',
        { source, matchIds: part },
        (answer) => (v.is(heartbeatResponseSchema, answer) ? answer : undefined),
      );
      if (outcome.kind === 'refused' && outcome.status === 404) return;
    }
  }
}

/** Keeps what a source vouches for until it is asked. */
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

/** The matches in play among those whose updates passed: of a source that makes its matches itself. */
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
