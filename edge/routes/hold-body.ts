import type { Context } from 'hono';
import { CALL_BODIES, type BodyHold } from '../bodies-in-flight.ts';

/**
 * Runs a work with the hold of a call's body, and returns its answer. Then the body's memory is free, also when the
 * sender leaves: workerd ends a request that is not kept alive without its `finally`.
 */
export function holdBody(
  c: Context,
  sender: string | null,
  work: (hold: BodyHold) => Promise<Response>,
): Promise<Response> {
  const hold = CALL_BODIES.hold(sender);
  const answering = work(hold).finally(() => hold.release());
  c.executionCtx.waitUntil(answering.catch(() => {}));
  return answering;
}
