export interface SignInRequest {
  /** Path of the product to go on to once signed in; absent: stay where the visitor is. */
  to?: string | undefined;
}

type Opener = (request: SignInRequest) => void;

let opener: Opener | undefined;
/** What was asked for before there was anything to open the dialog: that loads once a page is at rest. */
let waiting: SignInRequest | undefined;

/** Asks the visitor to sign in, in a dialog over the page. For handlers of a browser's events. */
export function openSignIn(request: SignInRequest = {}): void {
  if (opener) opener(request);
  else waiting = request;
}

/** What opens the dialog on this page, until what it returns is called. */
export function answerOpenSignIn(answer: Opener): () => void {
  opener = answer;
  if (waiting) answer(waiting);
  waiting = undefined;
  return () => {
    if (opener === answer) opener = undefined;
  };
}
