import styles from './icon.module.css';

export interface IconProps {
  path: string;
  size?: number;
  /** Whether it points in the direction of reading: from right to left it is mirrored. */
  along?: boolean;
}

/**
 * Shows a line drawing in the text's colour, by its path in `icons.ts`. Decorative: its control has
 * a name.
 */
export function Icon({ path, size = 20, along }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-along={along}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
