import { useState } from 'react';
import { STATE } from '../../../edge/contracts/states.ts';
import { linkBettingAccount } from '../../../edge/contracts/patron-calls.ts';
import { usePopup } from '../../app/monitoring/use-popup.ts';
import { isApiFailure } from '../../api/failure.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { useText } from '../../text/use-text.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { accountCall } from '../account-api.ts';
import { AccountForm } from '../form/account-form.tsx';
import { BettingForm, type BettingCredentials } from '../form/betting-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';

type Step =
  | { kind: 'credentials' }
  /** Somebody else's here has it: whose is it to be? */
  | { kind: 'conflict'; credentials: BettingCredentials }
  | { kind: 'linked'; account: string };

/**
 * Links an account of the betting site to the visitor's (spec point 2, account sync). One can
 * sign in with it from then on, so who it is is asked anew first.
 */
export function LinkBettingDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const [step, go] = useState<Step>({ kind: 'credentials' });
  usePopup(isOpen ? 'account-sync' : null);
  const store = useSessionStore();
  const { changePasswordToken: token } = useSession();
  const close = () => {
    // It is spent, or for nothing else that was meant.
    store.setState({ changePasswordToken: null });
    go({ kind: 'credentials' });
    onClose();
  };
  return (
    <Dialog
      title={t(step.kind === 'conflict' ? 'betting.conflictTitle' : 'betting.title')}
      isOpen={isOpen}
      onClose={close}
      isKept
    >
      {step.kind !== 'linked' && token === null && <ConfirmForm />}
      {step.kind === 'credentials' && token !== null && (
        <CredentialsForm token={token} onStep={go} />
      )}
      {step.kind === 'conflict' && token !== null && (
        <>
          <p>{t('betting.conflict')}</p>
          <AccountForm
            submit={t('betting.move')}
            onSubmit={async () => {
              const body = { ...step.credentials, token, keep: true };
              const { account } = await accountCall(linkBettingAccount, { body });
              go({ kind: 'linked', account });
            }}
          />
          <button type="button" className={button.button} onClick={close}>
            {t('betting.leave')}
          </button>
        </>
      )}
      {step.kind === 'linked' && <output>{t('betting.linked', { account: step.account })}</output>}
    </Dialog>
  );
}

function CredentialsForm({ token, onStep }: { token: string; onStep: (step: Step) => void }) {
  const t = useText();
  return (
    <BettingForm
      submit={t('betting.submit')}
      onSubmit={async (credentials) => {
        try {
          const body = { ...credentials, token };
          const { account } = await accountCall(linkBettingAccount, { body });
          onStep({ kind: 'linked', account });
        } catch (error) {
          if (!isApiFailure(error) || error.state !== STATE.linkedElsewhere) throw error;
          onStep({ kind: 'conflict', credentials });
        }
      }}
    />
  );
}
