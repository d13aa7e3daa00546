import { CREST_INK_OPACITY, CREST_SHIELD, crestOf } from '../../edge/crest/crest.ts';
import styles from './crest.module.css';

/** A crest drawn from the name. Decoration beside the name itself. */
export function Crest({ name, size = 20 }: { name: string; size?: number }) {
  const { field, figure, ink } = crestOf(name);
  return (
    <svg
      className={styles.crest}
      viewBox="0 0 20 24"
      width={size}
      height={size * 1.2}
      aria-hidden="true"
    >
      <path fill={field} d={CREST_SHIELD} />
      <path fill={ink} fillOpacity={CREST_INK_OPACITY} d={figure} />
    </svg>
  );
}
