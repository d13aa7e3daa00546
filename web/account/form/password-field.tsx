import { useEffect, useState, type ReactNode } from 'react';
import { loadEncryption } from '../../session/call-encrypted.ts';
import { useText } from '../../ui/use-text.ts';
import { Field } from './field.tsx';
import styles from './form.module.css';

export interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  isFirst?: boolean;
  hint?: ReactNode;
}

/** Password field that can show its text. It allows pasting and password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // The form loads it again when the visitor sends it, and reports a failure then.
    loadEncryption().catch(() => {});
  }, []);
  return (
    <Field
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          aria-label={t('password.show')}
          title={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={isShown} />
        </button>
      }
    />
  );
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.eye}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
      {!isOpen && <path d="M4 20L20 4" />}
    </svg>
  );
}
