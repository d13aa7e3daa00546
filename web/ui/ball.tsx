import styles from './ball.module.css';

/** Draws a football. Decorative: text beside it gives the meaning. */
export function Ball() {
  return (
    <svg className={styles.ball} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <circle cx="6" cy="6" r="5.25" />
      <path d="M6 3.6l2.3 1.7-.9 2.7H4.6l-.9-2.7z" />
    </svg>
  );
}
