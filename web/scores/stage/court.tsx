import styles from './match-stage.module.css';

/** Draws the lines of a court: the ground of players, who wear no club's colours. */
export function Court() {
  return (
    <svg
      className={styles.court}
      viewBox="0 60 480 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M30 24h420v222H30zM30 54h420M30 216h420M136 54v162M344 54v162M136 135h208M30 135h8M450 135h-8" />
      <path className={styles.net} d="M240 8v254" />
    </svg>
  );
}
