import type { Match } from '../scores/match.ts';
import type { Stat } from './match-record.ts';
import { Panel } from './panel.tsx';
import styles from './statistics.module.css';

export function Statistics({ match, stats }: { match: Match; stats: readonly Stat[] }) {
  return (
    <Panel title="Statistics">
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{match.home.shortName}</th>
            <th scope="col">Statistic</th>
            <th scope="col">{match.away.shortName}</th>
          </tr>
        </thead>
        <tbody>
          {stats.map((stat) => (
            <StatRow key={stat.name} {...stat} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function StatRow({ name, home, away }: Stat) {
  const share = home + away > 0 ? (100 * home) / (home + away) : 50;
  return (
    <tr className={styles.row}>
      <td className={home > away ? styles.more : undefined}>{home}</td>
      <th scope="row" className={styles.name}>
        {name}
        <svg className={styles.bar} width="100%" height="4" aria-hidden="true">
          <rect className={styles.away} width="100%" height="4" />
          <rect className={styles.home} width={`${share.toFixed(1)}%`} height="4" />
        </svg>
      </th>
      <td className={away > home ? styles.more : undefined}>{away}</td>
    </tr>
  );
}
