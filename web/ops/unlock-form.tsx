import { useId, useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { TextKey } from '../../edge/shared/text/messages.ts';
import button from '../ui/button.module.css';
import { useText } from '../ui/use-text.ts';
import styles from './ops.module.css';

/** Asks for the operator's local password. */
export function UnlockForm() {
  const t = useText();
  const id = useId();
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<TextKey>();

  async function unlock(event: FormEvent) {
    event.preventDefault();
    const refused = await refusalOf(password.trim());
    setFault(refused ?? undefined);
    if (refused === null) await revalidate();
  }

  return (
    <div className={styles.page}>
      <h1>{t('ops.title')}</h1>
      <p id={`${id}-lead`}>{t('ops.lead')}</p>
      <form className={styles.form} onSubmit={(event) => void unlock(event)}>
        <label htmlFor={id}>{t('ops.password')}</label>
        <input
          id={id}
          className={styles.input}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          aria-describedby={`${id}-lead`}
          required
        />
        <button type="submit" className={`${button.button} ${button.filled}`}>
          {t('ops.signIn')}
        </button>
      </form>
      <p role="alert" className={styles.fault}>
        {fault && t(fault)}
      </p>
    </div>
  );
}

async function refusalOf(password: string) {
  try {
    const answer = await fetch('/ops/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    if (answer.ok) return null;
    if (answer.status === 429) return 'ops.tooMany';
    return answer.status === 401 ? 'ops.wrong' : 'ops.failed';
  } catch {
    return 'ops.failed';
  }
}
