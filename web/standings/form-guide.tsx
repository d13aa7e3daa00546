import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './form-guide.module.css';
import type { FormResult } from '../../realtime/sports/score.ts';

/** Shows a team's results as coloured letters. Callers pass the newest first: a phone cuts off the oldest. */
export function FormGuide({ form }: { form: readonly FormResult[] }) {
  const t = useText();
  if (form.length === 0) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.form}>
      <span className={visuallyHidden.text}>
        {form.map((result) => t(`formResult.${result}`)).join(', ')}
      </span>
      {form.map((result, index) => (
        <span key={index} className={styles.result} data-result={result} aria-hidden="true">
          {t(`formLetter.${result}`)}
        </span>
      ))}
    </span>
  );
}
