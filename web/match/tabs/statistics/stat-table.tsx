import { sideKits } from '../../../../edge/shared/crest/kit-name.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { Opponents } from '../../../domain/match.ts';
import { useText } from '../../../ui/use-text.ts';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { StatRow } from './stat-rows.ts';
import styles from './stat-table.module.css';

/** Shows both sides' figures beside their names, over a bar that both kits share. */
export function StatTable({ match, rows }: { match: Opponents; rows: readonly StatRow[] }) {
  const t = useText();
  const { sides } = SPORTS[match.sportKey];
  const [first, second] = sides;
  const kits = sideKits(match.home, match.away);
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <span className={styles.side} data-kit={kits[first]}>
              {match[first].shortName}
            </span>
          </th>
          <th scope="col">
            <span className={visuallyHidden.text}>{t('statistics.figure')}</span>
          </th>
          <th scope="col">
            <span className={styles.side} data-kit={kits[second]}>
              {match[second].shortName}
            </span>
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.key}>
          <tr className={styles.row}>
            <td className={row.better === first ? styles.better : undefined}>{row[first]}</td>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td className={row.better === second ? styles.better : undefined}>{row[second]}</td>
          </tr>
          <tr aria-hidden="true">
            <td className={styles.bars} colSpan={3}>
              <Bars row={row} sides={sides} kits={kits} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** Room between the bars, per cent. */
const GAP = 0.8;

interface BarsProps {
  row: StatRow;
  sides: readonly Side[];
  kits: Readonly<Record<Side, string>>;
}

function Bars({ row: { share }, sides, kits }: BarsProps) {
  return (
    <svg className={styles.bar} width="100%" height="6">
      {share === null && <rect className={styles.none} width="100%" height="6" rx="3" />}
      {share !== null &&
        sides.map((side, index) => {
          const width = Math.max(0, (side === 'home' ? share : 100 - share) - GAP / 2);
          return (
            <rect
              key={side}
              data-kit={kits[side]}
              x={`${index === 0 ? 0 : (100 - width).toFixed(1)}%`}
              width={`${width.toFixed(1)}%`}
              height="6"
              rx="3"
            />
          );
        })}
    </svg>
  );
}
