import type { FormResult } from '../../realtime/sports/score.ts';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './form-line.module.css';

/**
 * Top and height of a result's box, CSS px: a win above the line, a draw on it, a loss below it.
 */
const BOXES: Readonly<Record<FormResult, { y: number; height: number }>> = {
  W: { y: 2, height: 9 },
  D: { y: 8, height: 6 },
  L: { y: 11, height: 9 },
};

/** Draws a team's last five results along a line, the oldest first. */
export function FormLine({ form }: { form: readonly FormResult[] }) {
  const t = useText();
  if (form.length === 0) return <span className={styles.none}>–</span>;
  return (
    <>
      <span className={visuallyHidden.text}>
        {form.map((result) => t(`formResult.${result}`)).join(', ')}
      </span>
      <svg className={styles.form} width="54" height="22" aria-hidden="true">
        <rect className={styles.line} y="10.5" width="54" height="1" />
        {form.map((result, index) => (
          <rect
            key={index}
            data-result={result}
            x={2 + 11 * (5 - form.length + index)}
            width="6"
            rx="1.5"
            {...BOXES[result]}
          />
        ))}
      </svg>
    </>
  );
}
