import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useNavigate } from 'react-router';
import { deleteAccount } from '../../../edge/contracts/patron-calls.ts';
import { usePopup } from '../../app/monitoring/use-popup.ts';
import { useLeaveSession } from '../../session/use-enter-session.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import surface from '../../ui/surface.module.css';
import { accountCall } from '../account-api.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { ConfirmForm } from './confirm-form.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './panel-body.module.css';

/**
 * Shows what a deletion removes and keeps, and confirms identity; then a dialog asks a last time.
 */
export function DeleteAccountPage() {
  const t = useText();
  const store = useSessionStore();
  const { changePasswordToken: token } = useSession();
  const navigate = useNavigate();
  // A token from another page would permit the deletion too, but the visitor must confirm here.
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked && token !== null;
  usePopup(isOpen ? 'account-deletion' : null);
  return (
    <>
      <PageHeading>{t('header.deleteAccount')}</PageHeading>
      <section className={`${surface.surface} ${styles.body} ${styles.single}`}>
        <p>
          <b>{t('deleteAccount.lead')}</b>
        </p>
        <ul className={styles.list}>
          <li>{t('deleteAccount.gone')}</li>
          <li>{t('deleteAccount.kept')}</li>
        </ul>
        <h2 className={styles.heading}>{t('deleteAccount.confirm')}</h2>
        <ConfirmForm onConfirmed={() => setAsked(true)} />
      </section>
      <Dialog
        title={t('deleteAccount.askTitle')}
        isOpen={isOpen}
        onClose={() => {
          setAsked(false);
          store.setState({ changePasswordToken: null });
        }}
      >
        <AskOnce
          token={token ?? ''}
          onKeep={() => void navigate('/me/security-and-privacy', { replace: true })}
        />
      </Dialog>
    </>
  );
}

function AskOnce({ token, onKeep }: { token: string; onKeep: () => void }) {
  const t = useText();
  const store = useSessionStore();
  const leave = useLeaveSession();
  return (
    <>
      <p className={form.lead}>{t('deleteAccount.ask')}</p>
      <button
        type="button"
        className={button.button}
        onClick={() => {
          store.setState({ changePasswordToken: null });
          onKeep();
        }}
      >
        {t('deleteAccount.no')}
      </button>
      <AccountForm
        submit={t('deleteAccount.yes')}
        isDanger
        onSubmit={async () => {
          await accountCall(deleteAccount, { body: { token } });
          await leave('deleted');
          toast.success(t('deleteAccount.done'));
        }}
      />
    </>
  );
}
