import { useState } from 'react';
import { removeAddress } from '../../../edge/contracts/sign-in-method-calls.ts';
import { browserApi } from '../../app/browser-api.ts';
import { useShell } from '../../app/shell.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { accountCall } from '../account-api.ts';
import { CodeForm } from '../codes/code-form.tsx';
import { sendCode, type Address, type SentCode } from '../codes/codes.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { IdentifierField, useIdentifier } from '../form/identifier-field.tsx';
import { isIdentifier } from '../form/identifier.ts';
import { resolve } from '../sign-in/sign-in-calls.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { useChangeProfile, useProfile } from './profile-context.ts';
import { RemoveSignInMethod } from './remove-sign-in-method.tsx';

type Kind = Address['kind'];

interface AddressDialogProps {
  kind: Kind;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that adds, changes or removes the account's e-mail address or phone number. */
export function AddressDialog({ kind, isOpen, onClose }: AddressDialogProps) {
  const t = useText();
  const store = useSessionStore();
  return (
    <Dialog
      title={t(`security.${kind}`)}
      isOpen={isOpen}
      onClose={() => {
        // The token is only for a change in this dialog.
        store.setState({ changePasswordToken: null });
        onClose();
      }}
      isKept
    >
      <AddressSteps kind={kind} />
    </Dialog>
  );
}

function AddressSteps({ kind }: { kind: Kind }) {
  const t = useText();
  const change = useChangeProfile();
  const profile = useProfile();
  const lacksSms = useShell()?.lacksSms ?? false;
  // The address when the dialog opened: a change alters the profile.
  const [present] = useState(profile?.[kind] ?? null);
  const [step, setStep] = useState<'change' | 'remove'>();
  if (present === null) return <NewAddress kind={kind} replace={false} />;
  if (step === 'change') return <NewAddress kind={kind} replace />;
  if (step === 'remove')
    return (
      <RemoveSignInMethod
        what={present}
        submit={t(REMOVES[kind])}
        onRemove={async (token) => {
          await accountCall(removeAddress, { kind, body: { token } });
          change({ [kind]: null });
        }}
      />
    );
  const isOnly = !profile?.email || !profile.phone;
  const isChangeable = kind === 'email' || !lacksSms;
  return (
    <div className={form.form}>
      <p className={form.said}>{present}</p>
      {isOnly && isChangeable && <p className={form.lead}>{t('security.only')}</p>}
      {isChangeable && (
        <button type="button" className={button.button} onClick={() => setStep('change')}>
          {t(CHANGES[kind])}
        </button>
      )}
      {!isOnly && (
        <button type="button" className={button.button} onClick={() => setStep('remove')}>
          {t(REMOVES[kind])}
        </button>
      )}
    </div>
  );
}

const CHANGES = { email: 'security.changeEmail', phone: 'security.changePhone' } as const;
const REMOVES = { email: 'security.removeEmail', phone: 'security.removePhone' } as const;

/**
 * Asks for proof of identity, the new address and the code sent to it. The right code stores the
 * address.
 */
function NewAddress({ kind, replace }: { kind: Kind; replace: boolean }) {
  const t = useText();
  const change = useChangeProfile();
  const { changePasswordToken: token } = useSession();
  const [sent, setSent] = useState<SentCode>();
  const [isDone, setDone] = useState(false);
  if (isDone && sent) {
    const to = sent.identifier;
    return <output>{t(replace ? 'security.changed' : 'security.added', { to })}</output>;
  }
  if (token === null) return <ConfirmForm />;
  if (!sent) return <AddressForm kind={kind} replace={replace} token={token} onSent={setSent} />;
  return (
    <CodeForm
      sent={sent}
      onResent={setSent}
      onVerified={() => {
        change({ [kind]: sent.identifier });
        setDone(true);
      }}
      onOtherAddress={() => setSent(undefined)}
    />
  );
}

interface AddressFormProps {
  kind: Kind;
  /** Whether the new address replaces the account's present one. */
  replace: boolean;
  token: string;
  onSent: (sent: SentCode) => void;
}

function AddressForm({ kind, replace, token, onSent }: AddressFormProps) {
  const t = useText();
  const [identifier, setIdentifier] = useIdentifier();
  return (
    <>
      <p className={form.lead}>{t(replace ? 'security.changeLead' : 'security.addLead')}</p>
      <AccountForm
        submit={t('signIn.continue')}
        pending={t('signIn.sending')}
        onSubmit={async () => {
          const fault = { text: 'fault.identifier', field: 'identifier' } as const;
          if (!isIdentifier(identifier)) return fault;
          const address = await resolve(identifier);
          if (address.kind !== kind) return fault;
          onSent(
            await sendCode(browserApi({ needsAccount: true }), {
              ...address,
              purpose: 'verify',
              token,
              ...(replace && { replace }),
            }),
          );
        }}
      >
        <IdentifierField
          label={t(`security.${kind}`)}
          value={identifier}
          onChange={setIdentifier}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          isFirst
        />
      </AccountForm>
    </>
  );
}
