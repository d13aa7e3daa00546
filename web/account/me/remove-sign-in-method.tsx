import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { ConfirmForm } from './confirm-form.tsx';

interface RemoveSignInMethodProps {
  /** Name of the sign-in method: an address, Google. */
  what: string;
  submit: string;
  onRemove: (token: string) => Promise<void>;
  /** Whether the method is already removed: the first confirmation may do so. */
  isGone?: boolean;
}

/** Removes a sign-in method: confirms identity, asks again, reports success. */
export function RemoveSignInMethod({
  what,
  submit,
  onRemove,
  isGone = false,
}: RemoveSignInMethodProps) {
  const t = useText();
  const { changePasswordToken: token } = useSession();
  const [isDone, setDone] = useState(false);
  if (isDone || isGone) return <output>{t('security.removed', { what })}</output>;
  if (token === null) return <ConfirmForm />;
  return (
    <>
      <p className={`${form.lead} ${form.said}`}>{t('security.removeLead', { what })}</p>
      <AccountForm
        submit={submit}
        isDanger
        onSubmit={async () => {
          await onRemove(token);
          setDone(true);
        }}
      />
    </>
  );
}
