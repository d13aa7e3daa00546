import { useState } from 'react';
import { usePopup } from '../app/monitoring/use-popup.ts';
import type { Popup } from '../app/monitoring/screens.ts';
import { useEnterSession } from '../session/use-enter-session.ts';
import type { TextKey } from '../../edge/shared/text/messages.ts';
import { useText } from '../ui/use-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CodeForm } from './codes/code-form.tsx';
import { useIdentifier } from './form/identifier-field.tsx';
import { AddressForm } from './sign-in/address-form.tsx';
import { BettingSignIn } from './sign-in/betting-sign-in.tsx';
import { ResetDone } from './sign-in/reset-done.tsx';
import { SetPasswordForm } from './sign-in/set-password-form.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import type { Step } from './sign-in/step.ts';
import { signInByCode } from './sign-in/sign-in-calls.ts';
import { UsernameForm } from './me/username-form.tsx';
import form from './form/form.module.css';

export interface SignInDialogProps {
  /** Path to open after the sign-in; without it the visitor stays on the page. */
  to?: string | undefined;
  onClose: () => void;
}

/** Dialog over the current page: sign-in, sign-up and password reset. */
export default function SignInDialog({ to, onClose }: SignInDialogProps) {
  const t = useText();
  const enter = useEnterSession();
  const [step, go] = useState<Step>({ kind: 'sign-in' });
  // All steps share the identifier, so that the visitor types it once.
  const [identifier, setIdentifier] = useIdentifier();

  usePopup(popupOf(step));

  async function finish(): Promise<void> {
    onClose();
    await enter(to);
  }

  return (
    <Dialog
      title={t(titleOf(step))}
      isOpen
      isKept
      // In the username step the visitor is already signed in.
      onClose={() => (step.kind === 'username' ? void finish() : onClose())}
    >
      {step.kind === 'sign-in' && (
        <SignInForm
          to={to}
          identifier={identifier}
          onIdentifier={setIdentifier}
          onStep={go}
          onSignedIn={finish}
        />
      )}
      {step.kind === 'address' && (
        <AddressForm
          key={step.purpose}
          purpose={step.purpose}
          identifier={identifier}
          onIdentifier={setIdentifier}
          onStep={go}
        />
      )}
      {step.kind === 'code' && (
        <CodeForm
          sent={step.sent}
          onResent={(sent) => go({ kind: 'code', sent })}
          onVerified={async (otpToken) => {
            if (step.sent.purpose !== 'signin')
              return go({ kind: 'password', sent: step.sent, otpToken });
            await signInByCode(step.sent.kind, otpToken);
            await finish();
          }}
          onOtherAddress={() =>
            go(
              step.sent.purpose === 'verify'
                ? { kind: 'sign-in' }
                : { kind: 'address', purpose: step.sent.purpose },
            )
          }
        />
      )}
      {step.kind === 'password' && (
        <SetPasswordForm sent={step.sent} otpToken={step.otpToken} onStep={go} />
      )}
      {step.kind === 'reset-done' && <ResetDone onSignIn={() => go({ kind: 'sign-in' })} />}
      {step.kind === 'betting' && <BettingSignIn onSignedIn={finish} />}
      {step.kind === 'username' && (
        <>
          <p className={form.lead}>{t('username.lead')}</p>
          <UsernameForm initial="" isFirst onSaved={finish} />
          <button type="button" className={form.choice} onClick={() => void finish()}>
            {t('username.later')}
          </button>
        </>
      )}
    </Dialog>
  );
}

const TITLES = {
  register: 'signUp.title',
  signin: 'signIn.title',
  reset: 'reset.title',
} as const;

function titleOf(step: Step): TextKey & `${string}.${string}itle` {
  switch (step.kind) {
    case 'address':
      return TITLES[step.purpose];
    case 'code':
      return 'code.title';
    case 'password':
      return step.sent.purpose === 'reset' ? 'reset.newTitle' : 'signUp.title';
    case 'reset-done':
      return 'reset.doneTitle';
    case 'betting':
      return 'betting.signInTitle';
    case 'username':
      return 'username.title';
    case 'sign-in':
      return 'signIn.title';
  }
}

/** Returns the analytics name of a step; null for a step that belongs to an earlier one. */
function popupOf(step: Step): Popup | null {
  switch (step.kind) {
    case 'sign-in':
      return 'login';
    case 'address':
      return step.purpose === 'register' ? 'signup' : null;
    case 'username':
      return 'create-username';
    case 'betting':
      return 'account-sync';
    case 'reset-done':
      return 'password-reset-success';
    case 'code':
    case 'password':
      return null;
  }
}
