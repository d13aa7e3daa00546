import surface from './surface.module.css';
import styles from './card-skeleton.module.css';

/** Shows a placeholder of a sheet of matches, with rows of their final size. */
export function MatchesSkeleton({ rows }: { rows: number }) {
  return (
    <div className={surface.surface}>
      <Head />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.match}>
          <span className={`${styles.mark} ${styles.time}`} />
          <Side />
          <Side />
        </div>
      ))}
    </div>
  );
}

/** Shows a placeholder of a table. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={surface.surface}>
      <Head />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.entry}>
          <span className={styles.mark} />
          <Side />
        </div>
      ))}
    </div>
  );
}

function Head() {
  return (
    <div className={styles.head}>
      <span className={`${styles.mark} ${styles.title}`} />
    </div>
  );
}

/** Shows placeholders of a crest, a name and a figure. */
function Side() {
  return (
    <>
      <span className={styles.mark} />
      <span className={`${styles.mark} ${styles.name}`} />
      <span className={styles.mark} />
    </>
  );
}
