import table from '../match/tabs/box-score/player-table.module.css';
import { useText } from '../ui/use-text.ts';
import { Card } from '../ui/card.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import type { PlayerSeason } from './player.ts';
import type { SeasonTable } from './season-tables.ts';
import styles from './seasons-card.module.css';

export interface SeasonsCardProps {
  title: string;
  /** Says which seasons the card lists, if not all. */
  note?: string;
  tables: readonly SeasonTable[];
  /** Decimals of each figure; absent: none for a whole number, else one. */
  decimals?: number | undefined;
}

/** Shows the player's figures by season. A wide table scrolls; its seasons stay visible. */
export function SeasonsCard({ title, note, tables, decimals }: SeasonsCardProps) {
  const t = useText();
  if (tables.length === 0) return null;
  return (
    <Card title={title}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {tables.map(({ key, name, columns, rows }) => (
        <div key={key}>
          {tables.length > 1 && <h3 className={table.title}>{name}</h3>}
          <ScrollRegion
            className={table.scroll}
            label={t('playerPage.seasonsOf', { table: note === undefined ? name : title })}
          >
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{t('playerPage.season')}</th>
                  <th scope="col">{t('playerPage.appearances')}</th>
                  {columns.map(({ key: column, short, name: full }) => (
                    <th key={column} scope="col">
                      <abbr title={full}>{short}</abbr>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ season, values }) => (
                  <tr key={season.id}>
                    <th scope="row">
                      <SeasonName season={season} />
                    </th>
                    <td>{season.appearances}</td>
                    {values.map((value, index) => (
                      <td
                        key={columns[index]?.key}
                        className={isBest(rows, index, value) ? styles.best : undefined}
                      >
                        {value === null
                          ? '–'
                          : t.number(value, decimals ?? (Number.isInteger(value) ? 0 : 1))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </div>
      ))}
    </Card>
  );
}

/** Whether a figure is the greatest in its column, which has several seasons. */
function isBest(rows: SeasonTable['rows'], column: number, value: number | null): boolean {
  const others = rows.map(({ values }) => values[column] ?? 0);
  return others.length > 1 && value !== null && value > 0 && value === Math.max(...others);
}

function SeasonName({ season: { name, leagueName, teamName } }: { season: PlayerSeason }) {
  const places = name === null ? [teamName] : [leagueName, teamName];
  return (
    <>
      <bdi className={styles.season}>{name ?? leagueName}</bdi>
      <span className={styles.place}>{places.join(' · ')}</span>
    </>
  );
}
