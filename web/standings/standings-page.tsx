import { useState } from 'react';
import type { Settled } from '../api/settled.ts';
import { useText } from '../ui/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import chip from '../ui/chip.module.css';
import surface from '../ui/surface.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './standings-page.module.css';
import { StandingsTable } from './standings-table.tsx';
import type { Scope, Standings, Zone } from './standings.ts';
import { useLiveTables } from './use-live-tables.ts';
import { useStandingsRevalidation } from './use-standings-revalidation.ts';
import { tableName } from './table-name.ts';
import { zoneName } from './zone-name.ts';

export interface StandingsPageProps {
  standings: Settled<Standings | null>;
  /** The page's own path. */
  path: string;
  query: Readonly<Record<string, string | undefined>>;
  /** Text for a page without tables. */
  empty: string;
  highlighted?: ReadonlySet<string>;
  /** Whether teams have stars; by default they do. */
  hasStars?: boolean;
}

/** Shows all tables of a season, with live scores. */
export function StandingsPage({ standings, empty, ...props }: StandingsPageProps) {
  if (standings.kind === 'failed') return <LoadFailed message={standings.message} />;
  const { value } = standings;
  if (!value || value.tables.length === 0) return <Notice title={empty} />;
  // The key remounts tables of another season or scope, so that their figures do not flash as changes.
  return <Tables key={`${value.season?.id} ${value.scope}`} standings={value} {...props} />;
}

const SCOPES: readonly Scope[] = ['all', 'home', 'away'];

interface TablesProps extends Omit<StandingsPageProps, 'standings' | 'empty'> {
  standings: Standings;
}

function Tables({ standings, path, query, highlighted, hasStars }: TablesProps) {
  const t = useText();
  const { league, season, seasons, scope } = standings;
  const tables = useLiveTables(standings);
  useStandingsRevalidation(standings, tables);
  const isLive = tables.some(({ rows }) => rows.some((row) => row.isLive));
  const to = (more: Record<string, string>) => {
    const asked = Object.entries({ ...query, ...more }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return `${path}?${new URLSearchParams(asked)}`;
  };
  // Whether narrow windows show all columns; they begin with the main ones.
  const [isWhole, setWhole] = useState(false);
  const zones = tables[0]?.zones ?? [];
  const isSameEverywhere = tables.every((table) => names(table.zones) === names(zones));
  return (
    <div className={styles.page} data-live={isLive || undefined}>
      <div className={styles.choices}>
        {isLive && (
          <p className={styles.live}>
            <span className={styles.pulse} aria-hidden="true" />
            {t('standings.live')}
          </p>
        )}
        <PillLinks
          label={t('standings.counted')}
          links={SCOPES.map((choice) => ({
            label: t(`standings.${choice}`),
            to: to({ scope: choice }),
            isCurrent: choice === scope,
          }))}
        />
        {seasons.length > 1 && (
          <PillLinks
            label={t('standings.seasons')}
            links={seasons.map(({ id, name }) => ({
              label: name,
              to: to({ seasonId: id }),
              isCurrent: id === season?.id,
            }))}
          />
        )}
        <button
          type="button"
          className={`${chip.chip} ${styles.whole}`}
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t('standings.allColumns')}
        </button>
      </div>
      <div className={styles.tables}>
        {tables.map((table) => {
          const name = tableName(t, table);
          return (
            <section key={name} className={surface.surface}>
              <h2 className={name === null ? visuallyHidden.text : styles.heading}>
                {name ?? t('standings.ofLeague', { league: league.name })}
              </h2>
              <StandingsTable
                sportKey={league.sportKey}
                caption={t('standings.caption', { name: name ?? league.name })}
                rows={table.rows}
                isWhole={isWhole}
                highlighted={highlighted}
                hasStars={hasStars}
              />
              {!isSameEverywhere && <ZoneLegend zones={table.zones} />}
              {isSameEverywhere && tables.length === 1 && <ZoneLegend zones={zones} />}
            </section>
          );
        })}
      </div>
      {isSameEverywhere && tables.length > 1 && zones.length > 0 && (
        <div className={surface.surface}>
          <ZoneLegend zones={zones} />
        </div>
      )}
    </div>
  );
}

function names(zones: Standings['tables'][number]['zones']): string {
  return zones.map(({ kind, name }) => `${kind} ${name}`).join();
}

/** Explains the colours of a table's places. */
function ZoneLegend({ zones }: { zones: readonly Zone[] }) {
  const t = useText();
  if (zones.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t('standings.zones')}>
      {zones.map((zone) => (
        <li key={`${zone.kind} ${zone.name}`} className={styles.entry} data-zone={zone.kind}>
          {zoneName(t, zone)}
        </li>
      ))}
    </ul>
  );
}
