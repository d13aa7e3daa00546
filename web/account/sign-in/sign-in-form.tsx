import { useState } from 'react';
import { rich, useText } from '../../ui/use-text.ts';
import { useCaptcha } from '../codes/use-captcha.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { IdentifierField } from '../form/identifier-field.tsx';
import { isIdentifier, type Identifier } from '../form/identifier.ts';
import { PasswordField } from '../form/password-field.tsx';
import { signInByPassword } from './sign-in-calls.ts';
import { SocialButtons } from './social-buttons.tsx';
import type { Step } from './step.ts';

export interface SignInFormProps {
  /** Path to open after the sign-in; undefined keeps the page. */
  to: string | undefined;
  identifier: Identifier;
  onIdentifier: (identifier: Identifier) => void;
  onStep: (step: Step) => void;
  onSignedIn: () => Promise<void>;
}

/**
 * Asks for address and password in one form, as password managers expect, and offers other ways.
 */
export function SignInForm(props: SignInFormProps) {
  const { to, identifier, onIdentifier, onStep, onSignedIn } = props;
  const t = useText();
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();
  return (
    <>
      <AccountForm
        submit={t('signIn.title')}
        pending={captcha.pending}
        onSubmit={async () => {
          if (!isIdentifier(identifier)) return { text: 'fault.identifier', field: 'identifier' };
          if (password === '') return { text: 'fault.passwordMissing', field: 'password' };
          await signInByPassword(identifier, password, captcha);
          await onSignedIn();
        }}
      >
        <IdentifierField
          value={identifier}
          onChange={onIdentifier}
          autoComplete="username"
          isFirst
        />
        <PasswordField
          label={t('signIn.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <div className={form.choices}>
          <Choice step={{ kind: 'address', purpose: 'reset' }} onStep={onStep}>
            {t('signIn.forgotten')}
          </Choice>
          <Choice step={{ kind: 'address', purpose: 'signin' }} onStep={onStep}>
            {t('signIn.byCode')}
          </Choice>
        </div>
      </AccountForm>
      <SocialButtons to={to} />
      <Choice step={{ kind: 'betting' }} onStep={onStep}>
        {t('signIn.byBetting')}
      </Choice>
      <p className={form.note}>
        {rich(t, 'signIn.isNew', {
          link: (words) => (
            <Choice step={{ kind: 'address', purpose: 'register' }} onStep={onStep}>
              {words}
            </Choice>
          ),
        })}
      </p>
    </>
  );
}

interface ChoiceProps {
  step: Step;
  onStep: (step: Step) => void;
  children: React.ReactNode;
}

export function Choice({ step, onStep, children }: ChoiceProps) {
  return (
    <button type="button" className={form.choice} onClick={() => onStep(step)}>
      {children}
    </button>
  );
}
