import { MARK } from '../../edge/shared/brand/mark.ts';
import styles from './brand-mark.module.css';

/** Draws the product's mark in the brand's accent. The name is beside it. */
export function BrandMark({ size }: { size: number }) {
  const { box, radius, lines, stroke, ball } = MARK;
  return (
    <svg viewBox={`0 0 ${box} ${box}`} width={size} height={size} aria-hidden="true">
      <rect className={styles.field} width={box} height={box} rx={radius} />
      <path className={styles.line} strokeWidth={stroke} d={lines} />
      <circle className={styles.ball} cx={ball.x} cy={ball.y} r={ball.r} />
    </svg>
  );
}
