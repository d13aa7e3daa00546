import { Refusal } from '../../../calls/handler.ts';
import { RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';

/** How many may wait for their hash at once: together they take a Worker some two seconds. */
const MOST = 20;
/** After so long one counts no more: a call that was broken off never says that it is over, ms. */
const FORGOTTEN_AFTER = 10_000;

const waiting = new Map<symbol, number>();

/**
 * Does what takes hashes of passwords, or refuses for a moment where too much of
 * it waits already: a burst of sign-ins is told to come again rather than hold up
 * itself and all others until their patience ends.
 */
export async function inTurn<Result>(
  now: number,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  for (const [turn, began] of waiting) if (now - began > FORGOTTEN_AFTER) waiting.delete(turn);
  if (waiting.size >= MOST)
    return new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter: 2 });
  const turn = Symbol('turn');
  waiting.set(turn, now);
  try {
    return await work();
  } finally {
    waiting.delete(turn);
  }
}
