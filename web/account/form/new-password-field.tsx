import { useText } from '../../ui/use-text.ts';
import { PasswordField } from './password-field.tsx';
import { passwordWords } from './password-rule.ts';

export interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The account's name: password managers store it, and the password may not contain it. */
  account: string;
  others?: readonly string[];
}

/** Field for a new password that shows what the password still lacks. */
export function NewPasswordField({ account, others = [], ...field }: NewPasswordFieldProps) {
  const t = useText();
  return (
    <>
      {/* Hidden: password managers store the password under this name. */}
      <input name="account" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        {...field}
        autoComplete="new-password"
        isFirst
        hint={<output>{passwordWords(t, field.value, [account, ...others])}</output>}
      />
    </>
  );
}
