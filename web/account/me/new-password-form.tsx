import { useState } from 'react';
import { updatePassword } from '../../../edge/contracts/patron-calls.ts';
import { useSessionStore } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import { accountCall } from '../account-api.ts';
import { AccountForm } from '../form/account-form.tsx';
import form from '../form/form.module.css';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { newPasswordFault } from '../form/password-rule.ts';
import { useChangeProfile, useProfile } from './profile-context.ts';

/**
 * Asks for a new password after the visitor has confirmed their identity. It ends all other
 * sessions.
 */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useText();
  const store = useSessionStore();
  const profile = useProfile();
  const change = useChangeProfile();
  const [password, setPassword] = useState('');
  if (!profile) return null;
  const own = [profile.email, profile.phone, profile.username].filter((name) => name !== null);
  return (
    <>
      <p className={form.lead}>{t('changePassword.lead')}</p>
      <AccountForm
        submit={t('reset.submit')}
        onSubmit={async () => {
          const fault = newPasswordFault(password);
          if (fault) return fault;
          await accountCall(updatePassword, { body: { token, password } });
          // The API accepts the token once.
          store.setState({ changePasswordToken: null });
          change({ hasPassword: true });
          onDone();
        }}
      >
        <NewPasswordField
          label={t('password.new')}
          account={own[0] ?? ''}
          others={own}
          value={password}
          onChange={setPassword}
        />
      </AccountForm>
    </>
  );
}
