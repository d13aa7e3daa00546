import { createRequestChannel } from '../app/request-channel.ts';

export interface SignInRequest {
  /** Path of the product to open after the sign-in; absent: stay on the page. */
  to?: string | undefined;
}

const channel = createRequestChannel<SignInRequest>();

/** Opens the sign-in dialog over the page. For handlers of browser events. */
export const openSignIn = (request: SignInRequest = {}): void => channel.send(request);

/** Registers the opener of the dialog. Returns the unregister function. */
export const answerOpenSignIn = channel.answer;
