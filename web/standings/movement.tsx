import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './movement.module.css';

/** Shows by how many places live matches moved a team; renders nothing for 0. */
export function Movement({ places }: { places: number }) {
  const t = useText();
  if (places === 0) return null;
  const isUp = places > 0;
  const words = t(isUp ? 'standings.up' : 'standings.down', { places: Math.abs(places) });
  return (
    <span className={isUp ? styles.up : styles.down}>
      <svg viewBox="0 0 8 6" width="8" height="6" aria-hidden="true">
        <path d={isUp ? 'M4 0l4 6H0z' : 'M4 6L0 0h8z'} fill="currentColor" />
      </svg>
      <span className={visuallyHidden.text}>{` ${words}`}</span>
    </span>
  );
}
