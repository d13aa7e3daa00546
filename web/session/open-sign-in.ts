import { createRequestChannel } from '../app/request-channel.ts';

export interface SignInRequest {
  /** Path to open after the sign-in; without it the visitor stays on the page. */
  to?: string | undefined;
}

const channel = createRequestChannel<SignInRequest>();

/** Opens the sign-in dialog over the page. Event handlers call it. */
export const openSignIn = (request: SignInRequest = {}): void => channel.send(request);

/** Registers the opener of the dialog. Returns the unregister function. */
export const answerOpenSignIn = channel.answer;
