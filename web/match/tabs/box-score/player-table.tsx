import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { PlayerLink } from '../../../entity-page/player-link.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { figureText, type BoxScoreTable } from './box-score-tables.ts';
import styles from './player-table.module.css';

export interface PlayerTableProps {
  team: string;
  sportKey: SportKey;
  table: BoxScoreTable;
  hasTitle: boolean;
}

/** A table with more columns has narrower ones. */
const MANY_COLUMNS = 16;

/** Shows players by figures. A wide table scrolls; names stay visible. */
export function PlayerTable({ team, sportKey, table, hasTitle }: PlayerTableProps) {
  const t = useText();
  const { name, columns, rows, best, totals } = table;
  return (
    <>
      {hasTitle && <h3 className={styles.title}>{name}</h3>}
      <ScrollRegion className={styles.scroll} label={t('boxScore.table', { table: name, team })}>
        <table className={styles.table} data-dense={columns.length > MANY_COLUMNS || undefined}>
          <thead>
            <tr>
              <th scope="col">{t('boxScore.player')}</th>
              {columns.map(({ key, short, name: full }) => (
                <th key={key} scope="col">
                  <abbr title={full}>{short}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ playerId, name: player, shirtNumber, isStarter, values }) => (
              <tr key={playerId} className={isStarter ? styles.starter : undefined}>
                <th scope="row">
                  {shirtNumber !== null && <span className={styles.number}>{shirtNumber}</span>}
                  <PlayerLink of={{ id: playerId, name: player, sportKey }} />
                </th>
                {values.map((value, index) => (
                  <td
                    key={columns[index]?.key}
                    data-best={(value !== null && value === best[index]) || undefined}
                  >
                    {value === null ? '–' : figureText(t, columns[index]?.key, value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals.some((total) => total !== null) && (
            <tfoot>
              <tr>
                <th scope="row">{t('boxScore.team')}</th>
                {totals.map((total, index) => (
                  <td key={columns[index]?.key}>
                    {total !== null && figureText(t, columns[index]?.key, total)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollRegion>
    </>
  );
}
