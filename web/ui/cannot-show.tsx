import { useText } from './use-text.ts';
import styles from './cannot-show.module.css';

export interface CannotShowProps {
  /** The failed part. */
  what: 'match' | 'league' | 'team' | 'player' | 'sport' | 'tie' | 'moment' | 'entry' | 'part';
  /** CSS height of that part, so that the page does not shift; the default is one line. */
  height?: string;
}

/** Shows a line in place of a part that failed to render. */
export function CannotShow({ what, height }: CannotShowProps) {
  const t = useText();
  return (
    <p className={styles.line} style={height === undefined ? undefined : { minHeight: height }}>
      {t(`cannotShow.${what}`)}
    </p>
  );
}
