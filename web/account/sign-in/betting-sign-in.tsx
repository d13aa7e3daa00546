import { useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { BettingFields } from '../form/betting-fields.tsx';
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
        <BettingFields
          identifier={identifier}
          onIdentifier={setIdentifier}
          password={password}
          onPassword={setPassword}
        />
      </AccountForm>
    </>
  );
}
