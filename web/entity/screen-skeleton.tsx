import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './screen-skeleton.module.css';

/** The shape of a league's or a team's screen while it comes: rows of their final size. */
export function ScreenSkeleton({ screen }: { screen: string }) {
  return (
    <div aria-busy="true" className={screen === 'overview' ? styles.columns : undefined}>
      <p className={visuallyHidden.text}>Loading</p>
      {screen === 'standings' ? <Table rows={20} /> : <Matches />}
      {screen === 'overview' && <Table rows={8} />}
    </div>
  );
}

function Matches() {
  return (
    <div className={styles.list}>
      {[3, 4, 3].map((rows, group) => (
        <div key={group} className={styles.card}>
          <div className={styles.heading}>
            <span className={styles.short} />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.match}>
              <span className={styles.time} />
              <span className={styles.team} />
              <span className={styles.team} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Table({ rows }: { rows: number }) {
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <span className={styles.short} />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.team} />
        </div>
      ))}
    </div>
  );
}
