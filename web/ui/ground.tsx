import type { SportKey } from '../../realtime/sports/sport.ts';
import styles from './ground.module.css';
import grounds from './grounds.svg?no-inline';

/**
 * Draws the markings of a sport's ground, lengthwise, so that they fill its box: a picture of 16:9,
 * or a band of it from the middle. The box needs `data-sport` for the colour `--ground`. One file
 * that browsers cache has all drawings. Decorative.
 */
export function Ground({ sport }: { sport: SportKey }) {
  return (
    <svg
      className={styles.markings}
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${grounds}#${sport}`} />
    </svg>
  );
}
