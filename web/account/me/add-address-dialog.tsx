import { useState } from 'react';
import { browserApi } from '../../app/browser-api.ts';
import { useShell } from '../../app/shell.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { useText } from '../../text/use-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { sendCode, type Address, type SentCode } from '../codes/codes.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { IdentifierField } from '../form/identifier-field.tsx';
import { isIdentifier, type Identifier } from '../form/identifier.ts';
import { resolve } from '../sign-in/sign-in-calls.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { useChangeProfile } from './profile-context.ts';

type Kind = Address['kind'];

interface AddAddressDialogProps {
  /** Which the account has none of. */
  kind: Kind;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives an account a second address to sign in with: who it is, where a code goes, and the code. */
export function AddAddressDialog({ kind, isOpen, onClose }: AddAddressDialogProps) {
  const t = useText();
  const store = useSessionStore();
  return (
    <Dialog
      title={t(kind === 'email' ? 'security.addEmail' : 'security.addPhone')}
      isOpen={isOpen}
      onClose={() => {
        // It is spent, or for nothing else that was meant.
        store.setState({ changePasswordToken: null });
        onClose();
      }}
      isKept
    >
      <Steps kind={kind} />
    </Dialog>
  );
}

function Steps({ kind }: { kind: Kind }) {
  const t = useText();
  const change = useChangeProfile();
  const { changePasswordToken: token } = useSession();
  const [sent, setSent] = useState<SentCode>();
  const [isAdded, setAdded] = useState(false);
  if (isAdded && sent) return <output>{t('security.added', { to: sent.identifier })}</output>;
  if (token === null) return <ConfirmForm />;
  if (!sent) return <AddressForm kind={kind} token={token} onSent={setSent} />;
  return (
    <CodeForm
      sent={sent}
      onResent={setSent}
      onVerified={() => {
        change({ [kind]: sent.identifier });
        setAdded(true);
      }}
      onOtherAddress={() => setSent(undefined)}
    />
  );
}

interface AddressFormProps {
  kind: Kind;
  token: string;
  onSent: (sent: SentCode) => void;
}

function AddressForm({ kind, token, onSent }: AddressFormProps) {
  const t = useText();
  const country = useShell()?.country?.code ?? '';
  const [identifier, setIdentifier] = useState<Identifier>({ text: '', country, dial: '' });
  return (
    <>
      <p className={form.lead}>{t('security.addLead')}</p>
      <AccountForm
        submit={t('signIn.continue')}
        pending={t('signIn.sending')}
        onSubmit={async () => {
          const unread = { text: 'fault.identifier', field: 'identifier' } as const;
          if (!isIdentifier(identifier)) return unread;
          const address = await resolve(identifier);
          if (address.kind !== kind) return unread;
          onSent(await sendCode(browserApi(), { ...address, purpose: 'verify', token }));
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
