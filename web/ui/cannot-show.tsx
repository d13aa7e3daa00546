import { useText } from '../text/use-text.ts';
import styles from './cannot-show.module.css';

export interface CannotShowProps {
  /** What is missing. */
  what: 'match' | 'league' | 'team' | 'player' | 'sport' | 'tie' | 'moment' | 'entry' | 'part';
  /** How tall that is, in CSS, so that nothing below moves; as tall as the line unless told. */
  height?: string;
}

/** One quiet line in the place of what could not be drawn. */
export function CannotShow({ what, height }: CannotShowProps) {
  const t = useText();
  return (
    <p className={styles.line} style={height === undefined ? undefined : { minHeight: height }}>
      {t(`cannotShow.${what}`)}
    </p>
  );
}
