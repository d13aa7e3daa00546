import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import form from '../form/form.module.css';

/** Reports that the password has changed and that all sessions have ended. */
export function ResetDone({ onSignIn }: { onSignIn: () => void }) {
  const t = useText();
  return (
    <div className={form.form}>
      <output className={form.lead}>{t('reset.done')}</output>
      <button
        type="button"
        className={`${button.button} ${button.filled} ${form.submit}`}
        // The field that had the focus is gone.
        ref={(node) => node?.focus()}
        onClick={onSignIn}
      >
        {t('signIn.title')}
      </button>
    </div>
  );
}
