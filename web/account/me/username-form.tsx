import { useState } from 'react';
import { isUsername, USERNAME_LENGTH } from '../../../edge/contracts/credentials.ts';
import { updateUsername } from '../../../edge/contracts/patron-calls.ts';
import { useText } from '../../ui/use-text.ts';
import { accountCall } from '../account-api.ts';
import { AccountForm } from '../form/account-form.tsx';
import { Field } from '../form/field.tsx';

export interface UsernameFormProps {
  initial: string;
  isFirst?: boolean;
  onSaved: (username: string) => Promise<void> | void;
}

export function UsernameForm({ initial, isFirst = false, onSaved }: UsernameFormProps) {
  const t = useText();
  const [username, setUsername] = useState(initial);
  return (
    <AccountForm
      submit={t('username.submit')}
      onSubmit={async () => {
        if (!isUsername(username)) return { text: 'fault.usernameMalformed', field: 'username' };
        const saved = await accountCall(updateUsername, { body: { username } });
        await onSaved(saved.username);
      }}
    >
      <Field
        name="username"
        label={t('username.label')}
        value={username}
        onChange={(text) => setUsername(text.trim())}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        isFirst={isFirst}
        maxLength={USERNAME_LENGTH.max}
        hint={t('username.rule')}
      />
    </AccountForm>
  );
}
