import { useState } from 'react';
import { orNullWhenMissing } from '../../api/failure.ts';
import { useText } from '../../ui/use-text.ts';
import { useCaptcha, type CaptchaWork } from '../codes/use-captcha.ts';
import { resolve, type BettingCredentials } from '../sign-in/sign-in-calls.ts';
import { AccountForm } from './account-form.tsx';
import form from './form.module.css';
import { IdentifierField, useIdentifier } from './identifier-field.tsx';
import { isPhone, needsCountry, type Identifier } from './identifier.ts';
import { PasswordField } from './password-field.tsx';

export interface BettingFormProps {
  submit: string;
  onSubmit: (credentials: BettingCredentials, captcha: CaptchaWork) => Promise<void>;
}

/** Asks for the account of the betting site. Browsers must not fill in this site's account. */
export function BettingForm({ submit, onSubmit }: BettingFormProps) {
  const t = useText();
  const [typed, setTyped] = useIdentifier();
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();
  return (
    <>
      <p className={form.lead}>{t('betting.lead')}</p>
      <AccountForm
        submit={submit}
        pending={captcha.pending}
        onSubmit={async () => {
          if (typed.text.trim() === '' || (needsCountry(typed) && typed.country === ''))
            return { text: 'fault.bettingIdentifier', field: 'identifier' };
          if (password === '') return { text: 'fault.passwordMissing', field: 'password' };
          return onSubmit({ identifier: await nameOfAccount(typed), password }, captcha);
        }}
      >
        <IdentifierField
          label={t('betting.identifier')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
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

/**
 * Returns a phone number in international form, since the site does not know in which country it
 * was typed; another name of an account as it was typed.
 */
async function nameOfAccount(typed: Identifier): Promise<string> {
  const read = isPhone(typed) ? await orNullWhenMissing(resolve(typed)) : null;
  return read?.identifier ?? typed.text;
}
