import styles from './cannot-show.module.css';

export interface CannotShowProps {
  /** What is missing: 'match', 'team'. */
  what: string;
  /** How tall that is, in CSS, so that nothing below moves; as tall as the line unless told. */
  height?: string;
}

/** One quiet line in the place of what could not be drawn. */
export function CannotShow({ what, height }: CannotShowProps) {
  return (
    <p className={styles.line} style={height === undefined ? undefined : { minHeight: height }}>
      This {what} can't be shown.
    </p>
  );
}
