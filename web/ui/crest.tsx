import styles from './crest.module.css';

const SHIELD = 'M1 2h18v11c0 5-4 8.5-9 10.5C5 21.5 1 18 1 13z';

/** What may lie on a shield: a half, a pale, a fess, a bend, a chevron, a quarter. */
const FIGURES = [
  'M10 2h9v11c0 5-4 8.5-9 10.5z',
  'M7 2h6v20.2a24 24 0 0 1-3 1.3 24 24 0 0 1-3-1.3z',
  'M1 8h18v6H1z',
  'M1 2h5l12.5 14a12 12 0 0 1-3.3 4L1 4z',
  'M1 12l9-7 9 7v4l-9-7-9 7z',
  'M1 2h9v9h9v2c0 5-4 8.5-9 10.5V11H1z',
];
const FIELD_COLOURS = 12;
const FIGURE_COLOURS = 4;

/** A crest drawn from the name: always the same for the same name. Decoration beside the name itself. */
export function Crest({ name, size = 20 }: { name: string; size?: number }) {
  const hash = hashOf(name);
  const field = hash % FIELD_COLOURS;
  const figure = FIGURES[Math.floor(hash / FIELD_COLOURS) % FIGURES.length];
  const ink = Math.floor(hash / (FIELD_COLOURS * FIGURES.length)) % FIGURE_COLOURS;
  return (
    <svg
      className={styles.crest}
      viewBox="0 0 20 24"
      width={size}
      height={size * 1.2}
      aria-hidden="true"
    >
      <path className={styles[`field${field}`]} d={SHIELD} />
      <path className={styles[`ink${ink}`]} d={figure} />
    </svg>
  );
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
