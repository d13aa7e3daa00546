import styles from './controls.module.css';

const PATHS = {
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8 5.5v13M16 5.5v13',
  back: 'M12 5V2L7.5 6 12 10V7a6 6 0 1 1-6 6',
  forward: 'M12 5V2l4.5 4L12 10V7a6 6 0 1 0 6 6',
  loud: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M3.5 6h17v12h-17zM10.5 10.7a2 2 0 1 0 0 2.6M17 10.7a2 2 0 1 0 0 2.6',
  settings: 'M4 7.5h8M16 7.5h4M14 5.5v4M4 16.5h3M11 16.5h9M9 14.5v4',
  window: 'M3.5 5.5h17v13h-17zM12 12h6v4.5h-6z',
  fill: 'M4 9V4.5h5M15 4.5h5V9M20 15v4.5h-5M9 19.5H4V15',
  unfill: 'M9 4.5V9H4M20 9h-5V4.5M15 19.5V15h5M4 15h5v4.5',
} as const;

export type PlayerIconName = keyof typeof PATHS;

/** Shows a line icon. It is hidden from screen readers, since its control has a name. */
export function PlayerIcon({ name, size = 24 }: { name: PlayerIconName; size?: number }) {
  return (
    <svg
      className={name === 'play' ? styles.filled : styles.drawn}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
