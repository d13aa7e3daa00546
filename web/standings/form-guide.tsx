import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './form-guide.module.css';
import type { FormResult } from '../../realtime/sports/tally.ts';

const WORDS: Record<FormResult, string> = { W: 'won', D: 'drawn', L: 'lost' };

/** The last results of a team, oldest first, as letters on their colour. */
export function FormGuide({ form }: { form: readonly FormResult[] }) {
  if (form.length === 0) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.form}>
      <span className={visuallyHidden.text}>{form.map((result) => WORDS[result]).join(', ')}</span>
      {form.map((result, index) => (
        <span key={index} className={styles.result} data-result={result} aria-hidden="true">
          {result}
        </span>
      ))}
    </span>
  );
}
