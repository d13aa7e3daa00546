type Listener = (isAction: boolean) => void;

let listener: Listener | undefined;

/**
 * Has the page become signed out: a call was answered that its session is over.
 * `isAction`: the call was to change something, which a visitor waits for.
 */
export function tellSessionOver(isAction: boolean): void {
  listener?.(isAction);
}

/** What makes the page signed out, until what it returns is called. */
export function answerSessionOver(answer: Listener): () => void {
  listener = answer;
  return () => {
    if (listener === answer) listener = undefined;
  };
}
