import { CODE_LENGTH } from '../../../edge/contracts/credentials.ts';
import styles from './code-cells.module.css';

/** Draws a code's digits in cells. The field above them holds the code. */
export function CodeCells({ of }: { of: string }) {
  const next = Math.min(of.length, CODE_LENGTH - 1);
  return Array.from({ length: CODE_LENGTH }, (_, place) => (
    <span
      key={place}
      className={styles.cell}
      aria-hidden="true"
      data-next={place === next || undefined}
    >
      {of[place]}
    </span>
  ));
}
