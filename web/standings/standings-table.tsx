import { SPORTS } from '../../realtime/sports/registry.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { Guard } from '../app/guard.tsx';
import { favouriteTeam } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { Flashing } from '../ui/flashing.tsx';
import { useText } from '../ui/use-text.ts';
import { teamPath } from '../paths/team-path.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Crest } from '../ui/crest.tsx';
import { FittingName, sharedForms, SharedForms } from '../ui/fitting-name.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { columnsOf, type Column } from './columns.ts';
import { FormLine } from './form-line.tsx';
import { Movement } from './movement.tsx';
import styles from './standings-table.module.css';
import type { StandingsRow } from './standings.ts';
import { zoneName } from './zone-name.ts';

export interface StandingsTableProps {
  sportKey: SportKey;
  /** Accessible name of the table. */
  caption: string;
  rows: readonly StandingsRow[];
  /** Ids of the teams to highlight: the page's, or the match's. */
  highlighted?: ReadonlySet<string> | undefined;
  /** Whether only the main columns are shown. */
  isShort?: boolean;
  /** Whether teams have stars; an excerpt has none by default. */
  hasStars?: boolean | undefined;
  /** Whether narrow tables show all columns too; they then scroll. */
  isWhole?: boolean;
}

/** Shows a table's rows with the columns of its sport. */
export function StandingsTable(props: StandingsTableProps) {
  const t = useText();
  const { sportKey, caption, rows, highlighted, isShort = false, isWhole = false } = props;
  const { hasStars = !isShort } = props;
  const columns = columnsOf(t, sportKey).filter((column) => !isShort || column.isShort);
  // Fans of such sports expect a streak, not a form guide.
  const hasStreak = columns.some(({ key }) => key === 'streak');
  const hasForm = !isShort && !hasStreak && rows.some(({ form }) => form.length > 0);
  const contestant = SPORTS[sportKey].contestant;
  const cannotShow = (
    <tr>
      <td colSpan={columns.length + 2 + Number(hasForm) + Number(hasStars)}>
        <CannotShow what={contestant === 'player' ? 'player' : 'team'} />
      </td>
    </tr>
  );
  const shared = useMemo(() => sharedForms(rows.map(({ team }) => team)), [rows]);
  return (
    <SharedForms value={shared}>
      <ScrollRegion className={styles.scroll} label={caption}>
        <table
          className={styles.table}
          data-short={isShort || undefined}
          data-whole={isWhole || undefined}
        >
          <caption className={visuallyHidden.text}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                <span aria-hidden="true">#</span>
                <span className={visuallyHidden.text}>{t('standings.place')}</span>
              </th>
              <th scope="col" className={styles.teamHead}>
                {t(`standings.${contestant}`)}
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} />
              ))}
              {hasForm && (
                <th scope="col" className={styles.form}>
                  {t('standings.form')}
                </th>
              )}
              {hasStars && (
                <th scope="col" className={styles.star}>
                  <span className={visuallyHidden.text}>{t('header.favourites')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Guard key={row.team.id} of={row} fallback={cannotShow}>
                <Row
                  row={row}
                  columns={columns}
                  sportKey={sportKey}
                  hasForm={hasForm}
                  hasStars={hasStars}
                  isHighlighted={highlighted?.has(row.team.id) ?? false}
                />
              </Guard>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </SharedForms>
  );
}

function ColumnHead({ column }: { column: Column }) {
  return (
    <th scope="col" className={classOf(column)}>
      <abbr title={column.title} className={styles.abbreviation}>
        {column.label}
      </abbr>
    </th>
  );
}

function classOf({ isMain, isShort, isWide }: Column): string | undefined {
  if (isMain) return styles.main;
  if (isWide) return styles.wide;
  return isShort ? undefined : styles.more;
}

interface RowProps {
  row: StandingsRow;
  columns: readonly Column[];
  sportKey: SportKey;
  hasForm: boolean;
  hasStars: boolean;
  isHighlighted: boolean;
}

function Row({ row, columns, sportKey, hasForm, hasStars, isHighlighted }: RowProps) {
  const t = useText();
  const { rank, team, zone, movement, isLive, inPlay, form } = row;
  return (
    <tr
      className={isHighlighted ? styles.own : undefined}
      data-team-id={team.id}
      data-live={isLive || undefined}
      data-zone={zone?.kind}
    >
      <td className={styles.rank}>
        {rank}
        {zone && <span className={visuallyHidden.text}>{`, ${zoneName(t, zone)}`}</span>}
        <Movement places={movement} />
      </td>
      <th scope="row" className={styles.team}>
        <Link className={styles.link} to={teamPath({ ...team, sportKey })}>
          <Crest of={team} shape={SPORTS[sportKey].crest} />
          <FittingName of={team} className={styles.name} />
          {isLive && (
            <span className={inPlay ? styles.inPlay : styles.live}>
              <span className={visuallyHidden.text}>{` ${t('standings.playing')} `}</span>
              {inPlay && `${inPlay.own}–${inPlay.other}`}
            </span>
          )}
        </Link>
      </th>
      {columns.map((column) => (
        <Figure key={column.key} column={column} row={row} />
      ))}
      {hasForm && (
        <td className={styles.form}>
          <FormLine form={form} />
        </td>
      )}
      {hasStars && (
        <td className={styles.star}>
          <Star of={favouriteTeam(t, { ...team, sportKey })} />
        </td>
      )}
    </tr>
  );
}

function Figure({ column, row }: { column: Column; row: StandingsRow }) {
  const value = column.read(row);
  return (
    <td className={classOf(column)}>
      {column.isMain ? <Flashing value={value}>{value}</Flashing> : value}
    </td>
  );
}
