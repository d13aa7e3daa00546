import styles from './icon.module.css';

/** A line drawing in the text's colour, by its path in `icons.ts`. Decorative: its control has a name. */
export function Icon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
