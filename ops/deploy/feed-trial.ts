import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Server } from '../../edge/local/start-server.ts';
import { createSigner } from '../../realtime/feeds/signature.ts';
import type { Fixture, MatchUpdate } from '../../realtime/protocol/ingest.ts';

/** The answer of a product that knows its queue to be empty. */
const emptySchema = v.object({
  checks: v.object({
    queue: v.object({
      figures: v.object({ messages: v.literal(0), untakenSeconds: v.literal(0) }),
    }),
  }),
});

/** Pause before each look, ms: longer than the two seconds for which the Worker keeps an answer. */
const LOOK_EVERY = 2_500;
const LOOKS = 8;

/** A match to come, of which no feed has to send anything more. */
function aMatch(now: number): MatchUpdate {
  const fixture: Fixture = {
    sportId: 1,
    league: { id: 'trial', name: 'Trial' },
    home: { id: 'one', name: 'One', shortName: 'ONE' },
    away: { id: 'other', name: 'Other', shortName: 'OTH' },
    startTime: now + 86_400_000,
  };
  return { matchId: 'trial', sequence: 1, occurredAt: now, fixture };
}

/**
 * Sends a feed's first update to a product on this machine, waits for its queue, and returns the faults: the
 * product must be ready afterwards, and know that the queue's consumer took the state. `state` is its folder.
 */
export async function feedTrial(
  server: Pick<Server, 'url' | 'secret'>,
  state: string,
): Promise<string[]> {
  const now = Date.now();
  const body = JSON.stringify({ source: 'trial', updates: [aMatch(now)] });
  const headers = createSigner(server.secret)(crypto.randomUUID(), now, body);
  const answer = await fetch(`${server.url}/ingest/v1/updates`, { method: 'POST', body, headers });
  if (!answer.ok) return [`/ingest/v1/updates answers ${answer.status}: ${await answer.text()}`];
  const token = (await readFile(join(state, 'metrics-token'), 'utf8')).trim();
  let seen = '';
  for (let look = 0; look < LOOKS; look += 1) {
    // Makes the Worker report what it has sent to the queue and taken from it.
    await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    await pause(LOOK_EVERY);
    const ready = await fetch(`${server.url}/readyz`);
    seen = await ready.text();
    if (ready.ok && v.is(emptySchema, JSON.parse(seen))) return [];
  }
  return [`the queue of states does not empty, or /readyz does not know it: ${seen}`];
}
