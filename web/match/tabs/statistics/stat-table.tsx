import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { Match } from '../../../domain/match.ts';
import { useText } from '../../../ui/use-text.ts';
import { Flashing } from '../../../ui/flashing.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { StatRow } from './stat-rows.ts';
import styles from './stat-table.module.css';

/** Shows both sides' figures, each with a bar split between them. */
export function StatTable({ match, rows }: { match: Match; rows: readonly StatRow[] }) {
  const t = useText();
  const [first, second] = SPORTS[match.sportKey].sides;
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <span className={styles.side}>{match[first].shortName}</span>
          </th>
          <th scope="col">
            <span className={visuallyHidden.text}>{t('statistics.figure')}</span>
          </th>
          <th scope="col">
            <span className={styles.side}>{match[second].shortName}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} first={first} second={second} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: StatRow;
  first: Side;
  second: Side;
}

function Row({ row, first, second }: RowProps) {
  const { name, share, better } = row;
  const shareOfFirst = share === null || first === 'home' ? share : 100 - share;
  return (
    <tr className={styles.row}>
      <td className={better === first ? styles.better : undefined}>
        <Flashing value={row[first]}>{row[first]}</Flashing>
      </td>
      <th scope="row" className={styles.name}>
        {name}
        <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
          <rect
            className={shareOfFirst === null ? styles.none : styles[second]}
            width="100%"
            height="6"
          />
          {shareOfFirst !== null && (
            <rect className={styles[first]} width={`${shareOfFirst.toFixed(1)}%`} height="6" />
          )}
        </svg>
      </th>
      <td className={better === second ? styles.better : undefined}>
        <Flashing value={row[second]}>{row[second]}</Flashing>
      </td>
    </tr>
  );
}
