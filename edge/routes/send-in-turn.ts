import type { Context } from 'hono';
import { BODY_RETRY_AFTER, type BodyHold } from '../bodies-in-flight.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import type { BodyRefusal } from '../upstream/read-call-body.ts';
import type { GateCaller, WorkGate } from '../work-gate.ts';
import { answerBusy } from './answer-busy.ts';
import { answerError } from './answers.ts';

/**
 * Sends a call in its turn and returns its answer; its body may have to end meanwhile. Returns the refusal if the
 * turn does not come. A null gate lets every call through.
 */
export async function sendInTurn(
  c: Context,
  { gate, caller, hold }: { gate: WorkGate | null; caller: GateCaller; hold: BodyHold },
  send: () => Promise<Response>,
): Promise<{ answer: Response } | { refused: Response }> {
  if (!gate) return { answer: await send() };
  hold.queue();
  const answer = await gate.run({ ...caller, isNeeded: () => hold.ended === null }, () => {
    hold.complete();
    return send();
  });
  if (answer) return { answer };
  // Its body may have ended for others: its sender has too many calls, and the product has no fault.
  return { refused: answerBusy(c) };
}

/** Answers a request whose body has no place in memory, or does not arrive. */
export function answerUnread(c: Context, status: BodyRefusal): Response {
  // Its network may have filled the memory: that is no fault of the product.
  if (status === 429) return answerBusy(c);
  if (status === 408) c.header('retry-after', BODY_RETRY_AFTER);
  return answerError(c, status, GENERIC_FAILURE);
}
