export interface SignInRequest {
  /** Path of the product to open after the sign-in; absent: stay on the page. */
  to?: string | undefined;
}

type Opener = (request: SignInRequest) => void;

let opener: Opener | undefined;
/** The request made before the dialog's code loaded, at idle. */
let waiting: SignInRequest | undefined;

/** Opens the sign-in dialog over the page. For handlers of browser events. */
export function openSignIn(request: SignInRequest = {}): void {
  if (opener) opener(request);
  else waiting = request;
}

/** Registers the opener of the dialog. Returns the unregister function. */
export function answerOpenSignIn(answer: Opener): () => void {
  opener = answer;
  if (waiting) answer(waiting);
  waiting = undefined;
  return () => {
    if (opener === answer) opener = undefined;
  };
}
