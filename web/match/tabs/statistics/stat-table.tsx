import type { Match } from '../../../domain/match.ts';
import { useText } from '../../../text/use-text.ts';
import { Flashing } from '../../../ui/flashing.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { StatRow } from './stat-rows.ts';
import styles from './stat-table.module.css';

/** Figures of both sides, each with a bar that is parted between them. */
export function StatTable({ match, rows }: { match: Match; rows: readonly StatRow[] }) {
  const t = useText();
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <span className={styles.side}>{match.home.shortName}</span>
          </th>
          <th scope="col">
            <span className={visuallyHidden.text}>{t('statistics.figure')}</span>
          </th>
          <th scope="col">
            <span className={styles.side}>{match.away.shortName}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { name, home, away, share, better } }: { row: StatRow }) {
  return (
    <tr className={styles.row}>
      <td className={better === 'home' ? styles.better : undefined}>
        <Flashing value={home}>{home}</Flashing>
      </td>
      <th scope="row" className={styles.name}>
        {name}
        <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
          <rect className={share === null ? styles.none : styles.away} width="100%" height="6" />
          {share !== null && (
            <rect className={styles.home} width={`${share.toFixed(1)}%`} height="6" />
          )}
        </svg>
      </th>
      <td className={better === 'away' ? styles.better : undefined}>
        <Flashing value={away}>{away}</Flashing>
      </td>
    </tr>
  );
}
