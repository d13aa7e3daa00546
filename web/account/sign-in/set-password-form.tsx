import { useState } from 'react';
import { useShell } from '../../app/shell.ts';
import { useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import type { SentCode } from '../codes/codes.ts';
import { AccountForm } from '../form/account-form.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { newPasswordFault } from '../form/password-rule.ts';
import { choosePassword, openAccount } from './sign-in-calls.ts';
import type { Step } from './step.ts';

export interface SetPasswordFormProps {
  sent: SentCode;
  /** The proof that the code was right. */
  otpToken: string;
  onStep: (step: Step) => void;
}

/** Asks for the password of a new account, or for a new one that replaces a forgotten password. */
export function SetPasswordForm({ sent, otpToken, onStep }: SetPasswordFormProps) {
  const t = useText();
  const store = useSessionStore();
  const country = useShell()?.country?.code;
  const [password, setPassword] = useState('');
  const isReset = sent.purpose === 'reset';
  return (
    <AccountForm
      submit={t(isReset ? 'reset.submit' : 'signUp.submit')}
      onSubmit={async () => {
        const fault = newPasswordFault(password);
        if (fault) return fault;
        if (isReset) {
          await choosePassword(sent.kind, otpToken, password);
          return onStep({ kind: 'reset-done' });
        }
        await openAccount(otpToken, password, country);
        store.setState({ isLoggedIn: true });
        onStep({ kind: 'username' });
      }}
    >
      <NewPasswordField
        label={t(isReset ? 'password.new' : 'signUp.password')}
        account={sent.identifier}
        value={password}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
