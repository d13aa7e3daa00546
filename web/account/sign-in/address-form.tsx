import { Link } from 'react-router';
import { policyPath } from '../../about/policy-type.ts';
import { browserApi } from '../../app/browser-api.ts';
import { rich, useText } from '../../ui/use-text.ts';
import type { Purpose } from '../../../edge/contracts/otp-calls.ts';
import { sendCode } from '../codes/codes.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { IdentifierField } from '../form/identifier-field.tsx';
import { isIdentifier, type Identifier } from '../form/identifier.ts';
import { resolve } from './sign-in-calls.ts';
import { Choice } from './sign-in-form.tsx';
import type { Step } from './step.ts';

export interface AddressFormProps {
  purpose: Exclude<Purpose, 'verify'>;
  identifier: Identifier;
  onIdentifier: (identifier: Identifier) => void;
  onStep: (step: Step) => void;
}

/** Asks for an address and sends a code to it. */
export function AddressForm({ purpose, identifier, onIdentifier, onStep }: AddressFormProps) {
  const t = useText();
  const isNew = purpose === 'register';
  return (
    <>
      {purpose !== 'signin' && (
        <p className={form.lead}>{t(isNew ? 'signUp.lead' : 'reset.lead')}</p>
      )}
      <AccountForm
        submit={t('signIn.continue')}
        pending={t('signIn.sending')}
        onSubmit={async () => {
          if (!isIdentifier(identifier)) return { text: 'fault.identifier', field: 'identifier' };
          const address = await resolve(identifier);
          const sent = await sendCode(browserApi(), { ...address, purpose });
          onStep({ kind: 'code', sent });
        }}
      >
        <IdentifierField
          value={identifier}
          onChange={onIdentifier}
          autoComplete="username"
          isFirst
        />
      </AccountForm>
      {isNew && (
        <p className={form.note}>
          {rich(t, 'signUp.terms', {
            terms: (words) => (
              <Link to={policyPath('terms-of-service')} target="_blank">
                {words}
              </Link>
            ),
            privacy: (words) => (
              <Link to={policyPath('privacy-policy')} target="_blank">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {isNew ? (
        <p className={form.note}>
          {rich(t, 'signIn.hasAccount', {
            link: (words) => (
              <Choice step={{ kind: 'sign-in' }} onStep={onStep}>
                {words}
              </Choice>
            ),
          })}
        </p>
      ) : (
        <Choice step={{ kind: 'sign-in' }} onStep={onStep}>
          {t('signIn.byPassword')}
        </Choice>
      )}
    </>
  );
}
