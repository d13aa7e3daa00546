import { useState } from 'react';
import { STATE } from '../../../edge/contracts/states.ts';
import { linkBettingAccount } from '../../../edge/contracts/patron-calls.ts';
import { usePopup } from '../../app/monitoring/use-popup.ts';
import { isApiFailure } from '../../api/failure.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { accountCall } from '../account-api.ts';
import { useCaptcha } from '../codes/use-captcha.ts';
import { AccountForm } from '../form/account-form.tsx';
import { BettingForm } from '../form/betting-form.tsx';
import type { BettingCredentials } from '../sign-in/sign-in-calls.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { useChangeProfile, useProfile } from './profile-context.ts';

type Step =
  | { kind: 'credentials' }
  /** The betting account is linked to another account: asks whether to move it here. */
  | { kind: 'conflict'; credentials: BettingCredentials }
  | { kind: 'linked'; account: string };

/**
 * Links an account of the betting site to the visitor's (spec point 2, account sync). The linked
 * account can then sign in here, so the visitor confirms their identity first.
 */
export function LinkBettingDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const [step, go] = useState<Step>({ kind: 'credentials' });
  usePopup(isOpen ? 'account-sync' : null);
  const store = useSessionStore();
  const { pending, withCaptcha } = useCaptcha();
  const profile = useProfile();
  const change = useChangeProfile();
  const { changePasswordToken: token } = useSession();
  const finish = (account: string) => {
    change({ bettingAccounts: [...(profile?.bettingAccounts ?? []), account] });
    go({ kind: 'linked', account });
  };
  const close = () => {
    // The token is used, or must not serve another change.
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
        <CredentialsForm
          token={token}
          onConflict={(credentials) => go({ kind: 'conflict', credentials })}
          onLinked={finish}
        />
      )}
      {step.kind === 'conflict' && token !== null && (
        <>
          <p>{t('betting.conflict')}</p>
          <AccountForm
            submit={t('betting.move')}
            pending={pending}
            onSubmit={async () => {
              const body = { ...step.credentials, token, keep: true };
              const { account } = await withCaptcha((headers) =>
                accountCall(linkBettingAccount, { body }, headers),
              );
              finish(account);
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

interface CredentialsFormProps {
  token: string;
  onConflict: (credentials: BettingCredentials) => void;
  onLinked: (account: string) => void;
}

function CredentialsForm({ token, onConflict, onLinked }: CredentialsFormProps) {
  const t = useText();
  return (
    <BettingForm
      submit={t('betting.submit')}
      onSubmit={async (credentials, { withCaptcha }) => {
        try {
          const body = { ...credentials, token };
          const { account } = await withCaptcha((headers) =>
            accountCall(linkBettingAccount, { body }, headers),
          );
          onLinked(account);
        } catch (error) {
          if (!isApiFailure(error) || error.state !== STATE.linkedElsewhere) throw error;
          onConflict(credentials);
        }
      }}
    />
  );
}
