import type { PostFailure } from './signed-client.ts';

/** Returns why a request failed, at which address, and what the operator can do. */
export function describeFailure(failure: PostFailure, to: string): string {
  const { origin } = new URL(to);
  if (failure.kind === 'unacknowledged')
    return `${origin} did not take it: ${failure.reason}. ${WHERE_IT_RUNS}`;
  const { status, message } = failure;
  return `${origin} refused it: ${status} ${message} ${ADVICE.get(status) ?? ''}`.trim();
}

/** Returns a message that a command ends because a request failed. */
export function gaveUp(failure: PostFailure, to: string): string {
  return `Gave up: ${describeFailure(failure, to)}`;
}

const WHERE_IT_RUNS = 'See that the server runs there, or name another address with --to.';

const WRONG_SECRET =
  "Give the server's own secret with --secret, INGEST_SECRET or its folder (--state), and see that both clocks are right.";

/** Advice on a refusal, by status. */
const ADVICE: ReadonlyMap<number, string> = new Map([
  [401, WRONG_SECRET],
  [403, WRONG_SECRET],
  [404, 'No ingest is there: name the address of the product with --to.'],
]);
