export interface SignInRequest {
  /** Path of the product to go on to once signed in; absent: stay where the visitor is. */
  to?: string | undefined;
}

type Opener = (request: SignInRequest) => void;

let opener: Opener | undefined;

/** Asks the visitor to sign in, in a dialog over the page. For handlers of a browser's events. */
export function openSignIn(request: SignInRequest = {}): void {
  opener?.(request);
}

/** What opens the dialog on this page, until what it returns is called. */
export function answerOpenSignIn(answer: Opener): () => void {
  opener = answer;
  return () => {
    if (opener === answer) opener = undefined;
  };
}
