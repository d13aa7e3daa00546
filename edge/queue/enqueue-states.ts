import type { MatchStateRecord } from '../origin/catalogue/match-state-record.ts';

/** Limits of one `sendBatch`, with a margin below the platform's 100 messages and 256 kB. */
const MAX_MESSAGES = 100;
const MAX_CHARACTERS = 80_000;

/** Sends states to the queue in batches. Resolves when all are stored. */
export async function enqueueStates(
  queue: Pick<Queue<MatchStateRecord>, 'sendBatch'>,
  states: readonly MatchStateRecord[],
): Promise<void> {
  await Promise.all(
    partition(states).map((part) =>
      queue.sendBatch(part.map((body) => ({ body, contentType: 'json' }))),
    ),
  );
}

function partition(states: readonly MatchStateRecord[]): MatchStateRecord[][] {
  const parts: MatchStateRecord[][] = [];
  let part: MatchStateRecord[] = [];
  let size = 0;
  for (const state of states) {
    const length = JSON.stringify(state).length;
    if (part.length > 0 && (part.length >= MAX_MESSAGES || size + length > MAX_CHARACTERS)) {
      parts.push(part);
      part = [];
      size = 0;
    }
    part.push(state);
    size += length;
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
