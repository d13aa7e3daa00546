/** Why nobody is signed in any more: by the visitor's own wish, with their account, or without their doing. */
export type SessionEnd = 'signed-out' | 'deleted' | 'over';

type Listener = (end: SessionEnd) => Promise<void>;

let listener: Listener | undefined;

/** Lets what a device keeps of an account go, where the page has loaded what keeps it. */
export async function tellSessionEnd(end: SessionEnd): Promise<void> {
  await listener?.(end);
}

/** What lets it go, until what this returns is called. */
export function answerSessionEnd(answer: Listener): () => void {
  listener = answer;
  return () => {
    if (listener === answer) listener = undefined;
  };
}
