/**
 * Reason for a session's end: the visitor signed out or deleted the account, or the session ended
 * otherwise.
 */
export type SessionEnd = 'signed-out' | 'deleted' | 'over';

type Listener = (end: SessionEnd) => Promise<void>;

let listener: Listener | undefined;

/** Runs the registered cleanup of the account's data on this device; resolves when it is done. */
export async function tellSessionEnd(end: SessionEnd): Promise<void> {
  await listener?.(end);
}

/** Registers the cleanup. Returns the unregister function. */
export function answerSessionEnd(answer: Listener): () => void {
  listener = answer;
  return () => {
    if (listener === answer) listener = undefined;
  };
}
