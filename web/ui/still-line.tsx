import styles from './still-line.module.css';

/**
 * What a touchline says about a place without content: nothing played, stopped half-way, or the
 * ball over the line.
 */
export type StillLineState = 'unplayed' | 'stopped' | 'over';

/** Draws a touchline without motion. Decorative: the words below it say the same. */
export function StillLine({ state }: { state: StillLineState }) {
  return (
    <svg className={styles.line} aria-hidden="true">
      {state === 'over' ? (
        <>
          <rect className={styles.rest} x="0%" y="12" width="100%" height="2" />
          <circle className={styles.ball} cx="108%" cy="6" r="4.5" />
        </>
      ) : (
        <>
          <rect
            className={state === 'stopped' ? styles.played : styles.rest}
            x="0%"
            y="12"
            width="49.3%"
            height="2"
          />
          <rect className={styles.rest} x="50.7%" y="12" width="49.3%" height="2" />
        </>
      )}
    </svg>
  );
}
