import { Link } from 'react-router';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { formatDayOfYear } from '../../../edge/shared/time/time-format.ts';
import { teamPath } from '../../paths/team-path.ts';
import table from '../../standings/standings-table.module.css';
import { zoneName } from '../../standings/zone-name.ts';
import { Card } from '../../ui/card.tsx';
import { Crest } from '../../ui/crest.tsx';
import { FittingName } from '../../ui/fitting-name.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useText } from '../../ui/use-text.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { chanceText } from '../../ui/chance-text.ts';
import styles from './outlook-card.module.css';
import type { ChanceColumn, Outlook, OutlookRow } from './outlook.ts';

export interface OutlookCardProps {
  outlook: Outlook;
  renderClock: RenderClock;
}

/** Shows each team's chances and mean points at the end of a football season. */
export function OutlookCard({ outlook, renderClock }: OutlookCardProps) {
  const t = useText();
  const { runs, matchesLeft, asOf, columns, rows } = outlook;
  return (
    <Card title={t('outlook.title')}>
      <p className={styles.note}>
        {t('outlook.how', {
          runs: t.number(runs),
          matches: matchesLeft,
          date: formatDayOfYear(t, asOf, renderClock.timeZone),
        })}
      </p>
      <ScrollRegion className={table.scroll} label={t('outlook.title')}>
        <table className={`${table.table} ${styles.table}`}>
          <caption className={visuallyHidden.text}>{t('outlook.caption')}</caption>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={styles.teamHead}>
                {t('standings.team')}
              </th>
              <th scope="col" className={styles.pointsHead}>
                <abbr title={t('outlook.pointsAtEnd')} className={table.abbreviation}>
                  {t('outlook.points')}
                </abbr>
              </th>
              {columns.map((column, index) => (
                <th key={keyOf(column, index)} scope="col" className={styles.chanceHead}>
                  {column.zone ? zoneName(t, column.zone) : t('zone.champions')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.team.id} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

function Row({ row, columns }: { row: OutlookRow; columns: readonly ChanceColumn[] }) {
  const t = useText();
  const { team, points, chances } = row;
  return (
    <tr>
      <th scope="row" className={styles.team}>
        <Link className={table.link} to={teamPath({ ...team, sportKey: 'football' })}>
          <Crest of={team} shape={SPORTS.football.crest} />
          <FittingName of={team} className={table.name} />
        </Link>
      </th>
      <td>{t.number(Math.round(points))}</td>
      {columns.map((column, index) => {
        const chance = chances[index] ?? 0;
        return (
          <td
            key={keyOf(column, index)}
            className={styles.chance}
            data-zone={column.zone?.kind ?? 'champion'}
            data-level={chanceLevel(chance)}
          >
            <ChanceText chance={chance} />
          </td>
        );
      })}
    </tr>
  );
}

/** Returns the strength of a chance's colour, from 0 (none) to 4. */
export function chanceLevel(chance: number): number {
  return [0.01, 0.1, 0.35, 0.7].filter((least) => chance >= least).length;
}

/** Greatest chance shown: even if all runs of a simulation agree, the outcome is not certain. */
const MOST = 0.999;

function ChanceText({ chance }: { chance: number }) {
  const t = useText();
  if (chance === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={visuallyHidden.text}>{t('outlook.inNoRun')}</span>
      </>
    );
  return chanceText(t, Math.min(chance, MOST));
}

/** Returns a React key with the index, since two zones may be of the same kind. */
function keyOf({ zone }: ChanceColumn, index: number): string {
  return `${index} ${zone?.kind ?? ''}`;
}
