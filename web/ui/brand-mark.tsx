import styles from './brand-mark.module.css';

/** The product's mark in the brand's accent. The name stands beside it. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect className={styles.field} width="24" height="24" rx="6" />
      <path className={styles.line} d="M7 4v16M7 12h3.5a5 5 0 0 0 5-5V4" />
      <circle className={styles.ball} cx="16.5" cy="16.5" r="2.6" />
    </svg>
  );
}
