/** Reason for a session's end: the visitor signed out, deleted the account, or neither. */
export type SessionEnd = 'signed-out' | 'deleted' | 'over';

type Listener = (end: SessionEnd) => Promise<void>;

let listener: Listener | undefined;

/** Drops the account's data on the device, if the page has loaded its store. */
export async function tellSessionEnd(end: SessionEnd): Promise<void> {
  await listener?.(end);
}

/** Registers the cleanup. Returns how to undo it. */
export function answerSessionEnd(answer: Listener): () => void {
  listener = answer;
  return () => {
    if (listener === answer) listener = undefined;
  };
}
