import { useState } from 'react';
import { confirmPassword } from '../../../edge/contracts/patron-calls.ts';
import { STATE } from '../../../edge/contracts/states.ts';
import { isApiFailure } from '../../api/failure.ts';
import { browserApi } from '../../app/browser-api.ts';
import { useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import { accountCall } from '../account-api.ts';
import { CodeForm } from '../codes/code-form.tsx';
import { sendCode, type SentCode } from '../codes/codes.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { useChangeProfile, useProfile } from './profile-context.ts';

/**
 * Confirms the visitor's identity by password or, for an account without a password, by a code. The
 * session keeps the proof for the one change that needs it.
 */
export function ConfirmForm({ onConfirmed }: { onConfirmed?: () => void }) {
  const store = useSessionStore();
  const profile = useProfile();
  if (!profile) return null;
  const keep = (token: string) => {
    store.setState({ changePasswordToken: token });
    onConfirmed?.();
  };
  return profile.hasPassword ? <ByPassword onToken={keep} /> : <ByCode onToken={keep} />;
}

interface ConfirmProps {
  onToken: (token: string) => void;
}

function ByPassword({ onToken }: ConfirmProps) {
  const t = useText();
  const [password, setPassword] = useState('');
  return (
    <>
      <p className={form.lead}>{t('confirm.lead')}</p>
      <AccountForm
        submit={t('signIn.continue')}
        onSubmit={async () => {
          if (password === '') return { text: 'fault.passwordMissing', field: 'password' };
          try {
            const { token } = await accountCall(confirmPassword, { body: { password } });
            onToken(token);
          } catch (error) {
            if (!isApiFailure(error) || error.state !== STATE.wrongCredentials) throw error;
            return { text: 'fault.password', field: 'password' };
          }
        }}
      >
        <PasswordField
          label={t('signIn.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          isFirst
        />
      </AccountForm>
    </>
  );
}

function ByCode({ onToken }: ConfirmProps) {
  const t = useText();
  const profile = useProfile();
  const change = useChangeProfile();
  const [sent, setSent] = useState<SentCode>();
  const identifier = profile?.email ?? profile?.phone;
  if (!profile || !identifier) return null;
  if (sent)
    return (
      <CodeForm
        sent={sent}
        onResent={setSent}
        onVerified={async (otpToken) => {
          const { token } = await accountCall(confirmPassword, { body: { otpToken } });
          // The first confirmed code unlinks betting accounts, and keeps the provider's link.
          if (!profile.addressConfirmed) change({ addressConfirmed: true, bettingAccounts: [] });
          onToken(token);
        }}
      />
    );
  return (
    <>
      <p className={`${form.lead} ${form.said}`}>{t('confirm.byCode', { to: identifier })}</p>
      {!profile.addressConfirmed && (
        <p className={form.lead}>
          {t('confirm.first')} {profile.bettingAccounts.length > 0 && t('confirm.unlinks')}
        </p>
      )}
      <AccountForm
        submit={t('confirm.sendCode')}
        pending={t('signIn.sending')}
        onSubmit={async () => {
          const kind = profile.email === null ? 'phone' : 'email';
          setSent(
            await sendCode(browserApi({ needsAccount: true }), {
              kind,
              identifier,
              purpose: 'verify',
            }),
          );
        }}
      />
    </>
  );
}
