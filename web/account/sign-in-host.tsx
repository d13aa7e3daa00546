import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SIGN_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { takeCookie } from '../app/cookie.ts';
import { Guard } from '../app/guard.tsx';
import { answerOpenSignIn, openSignIn, type SignInRequest } from '../session/open-sign-in.ts';
import { loadArea } from '../app/load-texts.ts';

const SignInDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./sign-in-dialog.tsx'), loadArea('account')]);
  return dialog;
});

/**
 * Opens the sign-in dialog on request, and after a redirect from a page that requires sign-in. The
 * redirect's cookie names that page.
 */
export function SignInHost() {
  const { key } = useLocation();
  const [request, setRequest] = useState<SignInRequest>();
  useEffect(() => answerOpenSignIn(setRequest), []);
  useEffect(() => {
    const to = takeCookie(SIGN_IN_COOKIE);
    if (to !== null) openSignIn({ to });
    // Each navigation has its own key.
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
