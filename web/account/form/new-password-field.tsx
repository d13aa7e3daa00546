import { useText } from '../../text/use-text.ts';
import { PasswordField } from './password-field.tsx';
import { passwordWords } from './password-rule.ts';

export interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whose it is: password managers keep it under this name, and it may not be in the password. */
  account: string;
  others?: readonly string[];
}

/** A password to choose, with what it still needs. */
export function NewPasswordField({ account, others = [], ...field }: NewPasswordFieldProps) {
  const t = useText();
  return (
    <>
      {/* Not to be seen: password managers keep the password under this name. */}
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
