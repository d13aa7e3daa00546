import { useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import { useCaptcha, type CaptchaWork } from '../codes/use-captcha.ts';
import { AccountForm } from './account-form.tsx';
import { Field } from './field.tsx';
import form from './form.module.css';
import { PasswordField } from './password-field.tsx';

export interface BettingCredentials {
  identifier: string;
  password: string;
}

export interface BettingFormProps {
  submit: string;
  onSubmit: (credentials: BettingCredentials, captcha: CaptchaWork) => Promise<void>;
}

/** Asks for the account of the betting site. Browsers must not fill in this site's account. */
export function BettingForm({ submit, onSubmit }: BettingFormProps) {
  const t = useText();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();
  return (
    <>
      <p className={form.lead}>{t('betting.lead')}</p>
      <AccountForm
        submit={submit}
        pending={captcha.pending}
        onSubmit={async () => {
          if (identifier.trim() === '') return { text: 'fault.identifier', field: 'identifier' };
          if (password === '') return { text: 'fault.passwordMissing', field: 'password' };
          return onSubmit({ identifier, password }, captcha);
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
