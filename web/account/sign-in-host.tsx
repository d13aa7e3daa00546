import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SIGN_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { takeCookie } from '../app/cookie.ts';
import { Guard } from '../app/guard.tsx';
import { answerOpenSignIn, openSignIn, type SignInRequest } from '../session/open-sign-in.ts';
import { loadArea } from '../text/load-texts.ts';

const SignInDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./sign-in-dialog.tsx'), loadArea('account')]);
  return dialog;
});

/**
 * Where the dialog opens: when it is asked for, and on the page that a visitor was
 * sent to in the place of one for those who are signed in.
 */
export function SignInHost() {
  const { key } = useLocation();
  const [request, setRequest] = useState<SignInRequest>();
  useEffect(() => answerOpenSignIn(setRequest), []);
  useEffect(() => {
    const to = takeCookie(SIGN_IN_COOKIE);
    if (to !== null) openSignIn({ to });
    // Each navigation has a key of its own.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key]);
  return (
    request && (
      <Guard of={request} fallback={null}>
        <SignInDialog to={request.to} onClose={() => setRequest(undefined)} />
      </Guard>
    )
  );
}
