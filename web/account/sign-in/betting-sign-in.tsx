import { useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { AccountForm } from '../form/account-form.tsx';
import { Field } from '../form/field.tsx';
import form from '../form/form.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { signInByBetting } from './sign-in-calls.ts';

/** Signs in by an account of the betting site (spec point 1). */
export function BettingSignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const t = useText();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <p className={form.lead}>{t('betting.lead')}</p>
      <AccountForm
        submit={t('signIn.title')}
        onSubmit={async () => {
          if (identifier.trim() === '') return { text: 'fault.identifier', field: 'identifier' };
          if (password === '') return { text: 'fault.passwordMissing', field: 'password' };
          await signInByBetting(identifier, password);
          await onSignedIn();
        }}
      >
        <Field
          name="identifier"
          label={t('betting.identifier')}
          value={identifier}
          onChange={setIdentifier}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          isFirst
        />
        <PasswordField
          label={t('signIn.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
      </AccountForm>
    </>
  );
}
