import { CLOTH, clothPath } from '../../edge/shared/crest/cloth.ts';
import { kitOf, type Kitted } from '../../edge/shared/crest/kit-of.ts';
import styles from './cloth.module.css';

/** Draws a team's colours as cloth that fills its box. Decorative; no text is placed on it. */
export function Cloth({ of }: { of: Kitted }) {
  const { first, second, pattern } = kitOf(of);
  const path = clothPath(pattern);
  return (
    <svg
      className={styles.cloth}
      viewBox={`0 0 ${CLOTH.width} ${CLOTH.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={first} d={`M0 0h${CLOTH.width}v${CLOTH.height}H0z`} />
      {path !== '' && <path fill={second} d={path} />}
    </svg>
  );
}
