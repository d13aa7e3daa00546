import { expect, test, vi } from 'vitest';
import { answerOpenSignIn, openSignIn, type SignInRequest } from './open-sign-in.ts';

test('a request to sign in before the dialog is loaded is answered once it is', () => {
  openSignIn({ to: '/me/settings' });
  const answer = vi.fn<(request: SignInRequest) => void>();
  const leave = answerOpenSignIn(answer);
  expect(answer.mock.calls).toEqual([[{ to: '/me/settings' }]]);
  openSignIn();
  expect(answer).toHaveBeenLastCalledWith({});
  leave();
  const next = vi.fn<(request: SignInRequest) => void>();
  answerOpenSignIn(next)();
  expect(next).not.toHaveBeenCalled();
});
