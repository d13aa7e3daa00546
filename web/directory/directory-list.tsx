import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { Guard } from '../app/guard.tsx';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Crest } from '../ui/crest.tsx';
import { InTurns } from '../ui/in-turns.tsx';
import { PartsInSight } from '../ui/parts-in-sight.tsx';
import surface from '../ui/surface.module.css';
import styles from './directory-list.module.css';
import { directoryParts, heightOf } from './directory-parts.ts';
import type { DirectoryEntry, DirectoryRow } from './directory.ts';

/** Up to here all rows are made in time. */
const FEW = 80;
/** Parts that the server makes of more: more than a screen is tall. */
const ON_SERVER = 2;
/** Rows that a part grows by: few, for a scrolling reader to wait for no more than these. */
const STEP = 4;

export interface DirectoryListProps {
  /** What it is called where it is read aloud. */
  label: string;
  rows: readonly DirectoryRow[];
  pathOf: (entry: DirectoryEntry) => string;
}

/** The rows of a directory. */
export function DirectoryList({ label, rows, pathOf }: DirectoryListProps) {
  const parts = useMemo(() => directoryParts(rows), [rows]);
  return (
    <div className={surface.surface}>
      <PartsInSight label={label} parts={parts} isWhole={rows.length <= FEW} onServer={ON_SERVER}>
        {({ rows: own }, isServerMade) => (
          <InTurns
            count={own.length}
            step={STEP}
            isAtOnce={isServerMade}
            roomFor={(count) => heightOf(own.slice(-count))}
          >
            {(made) =>
              own.slice(0, made).map((row) => <Row key={row.key} row={row} pathOf={pathOf} />)
            }
          </InTurns>
        )}
      </PartsInSight>
    </div>
  );
}

const CANNOT_SHOW = <CannotShow what="entry" height="52px" />;

interface RowProps extends Pick<DirectoryListProps, 'pathOf'> {
  row: DirectoryRow;
}

const Row = memo(function Row({ row, pathOf }: RowProps) {
  if (row.kind === 'heading')
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="listitem">
        <h2 className={styles.heading}>
          {row.name}
          <span className={styles.count}>{row.count}</span>
        </h2>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem">
      <Guard of={row} fallback={CANNOT_SHOW}>
        <Entry entry={row.entry} pathOf={pathOf} />
      </Guard>
    </div>
  );
});

function Entry({ entry, pathOf }: Pick<DirectoryListProps, 'pathOf'> & { entry: DirectoryEntry }) {
  const { name, detail } = entry;
  return (
    <Link className={styles.entry} to={pathOf(entry)}>
      <Crest name={name} size={24} />
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Link>
  );
}
