type Listener = (isAction: boolean) => void;

let listener: Listener | undefined;

/**
 * Signs the page out after a response says that the session is over. `isAction` means that the call
 * was a change that the visitor waits for, and that needs an account.
 */
export function tellSessionOver(isAction: boolean): void {
  listener?.(isAction);
}

/** Registers the page's sign-out. Returns the unregister function. */
export function answerSessionOver(answer: Listener): () => void {
  listener = answer;
  return () => {
    if (listener === answer) listener = undefined;
  };
}
